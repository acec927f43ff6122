import type { TextNode } from '../../../build/route.ts';
import { useContent } from '../../content/content.ts';
import { Phrase } from '../phrase/phrase.tsx';

/** The box that a driver reads on the shoulder: what to do, in order, before any reading; its numbers can be tapped. */
export function DoNow({ lines }: { lines: readonly (readonly TextNode[])[] }) {
  const { phrases } = useContent();
  return (
    <section className="do-now" aria-labelledby="do-now">
      <h2 id="do-now">{phrases.blog.post.doNow}</h2>
      <ol>
        {lines.map((line, index) => (
          <li key={index}>
            <Phrase text={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}
