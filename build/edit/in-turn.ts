/** Does work in the order in which it was asked for: one after another, whatever becomes of the one before. */
export function workInTurn() {
  let last: Promise<unknown> = Promise.resolve();
  let newest = 0;
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const answer = last.then(work);
    last = answer.catch(() => undefined);
    return answer;
  }
  return {
    inTurn,
    /** The same, but of what waits, only the newest is done. @returns nothing where another one came before its turn */
    newestInTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      newest += 1;
      const own = newest;
      return inTurn(async () => (own === newest ? work() : undefined));
    },
  };
}
