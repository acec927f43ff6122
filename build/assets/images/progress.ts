/** Counts steps in one line of a terminal, which goes when they are done; anywhere else nothing is shown. */
export function progress(title: string, total: number): { step(): void; stop(): void } {
  let done = 0;
  const show = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  };
  return {
    step: () => show(`${title}: ${++done} of ${total}`),
    stop: () => show(''),
  };
}
