/** The box that a driver reads on the shoulder: what to do, in order, before any reading; its numbers can be tapped. */
export function DoNow({ lines }: { lines: readonly string[] }) {
  return (
    <section className="do-now" aria-labelledby="do-now">
      <h2 id="do-now">Do this now</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line.split(/(911|#95)/).map(dialable)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Every second piece is a number that phones dial as it is (RFC 3966 wants the `#` escaped). */
const dialable = (piece: string, index: number) =>
  index % 2 === 0 ? (
    piece
  ) : (
    <a key={piece} href={`tel:${encodeURIComponent(piece)}`}>
      {piece}
    </a>
  );
