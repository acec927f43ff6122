/** Prints the page, and the card on it. */
export function enhanceCabCard(button: HTMLElement): void {
  button.addEventListener('click', () => print());
}
