/** A queue of tasks. @returns runs one after those that came before, also where these failed */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}
