/** Asks for a line of words, before all else on the page. @returns them, and nothing where nobody answers */
export function ask(question: string): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = `<article><form method="dialog"><label>${question}<input required></label><button value="OK">OK</button> <button formnovalidate>Cancel</button></form></article>`;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue && (dialog.querySelector('input')?.value.trim() ?? ''));
    });
  });
}
