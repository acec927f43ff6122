/** Asks for a line of words, before all else on the page. @returns them, and nothing where nobody answers */
export function ask(question: string): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.innerHTML =
    '<article><form method="dialog"><label><span></span><input required></label><button>OK</button> <button value="no" formnovalidate>Cancel</button></form></article>';
  (dialog.querySelector('span') as HTMLElement).textContent = question;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'no' ? '' : (dialog.querySelector('input')?.value.trim() ?? ''));
    });
    // Escape answers nothing.
    dialog.addEventListener('cancel', () => {
      dialog.returnValue = 'no';
    });
  });
}
