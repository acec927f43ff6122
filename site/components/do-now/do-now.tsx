import { useContent } from '../../site-context.ts';
import { Phrase } from '../phrase/phrase.tsx';

/** The box that a driver reads on the shoulder: what to do, in order, before any reading; its numbers can be tapped. */
export function DoNow({ lines }: { lines: readonly string[] }) {
  const { phrases } = useContent();
  return (
    <section className="do-now" aria-labelledby="do-now">
      <h2 id="do-now">{phrases.blog.post.doNow}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>
            <Phrase text={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}
