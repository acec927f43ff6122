/** The box that a driver reads on the shoulder: what to do, in order, before any reading. */
export function DoNow({ lines }: { lines: readonly string[] }) {
  return (
    <section className="do-now" aria-labelledby="do-now">
      <h2 id="do-now">Do this now</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
