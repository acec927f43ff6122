/** A queue of tasks. @returns a function that runs a task after all earlier ones, even if those failed */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}
