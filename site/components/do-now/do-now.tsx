import type { TextNode } from '../../../build/route.ts';
import { useContent } from '../../site-context.ts';
import { Phrase } from '../phrase/phrase.tsx';
import { NotesContext } from '../sources/notes.ts';

/** First steps for a driver on the shoulder, in order, with numbers to tap. */
export function DoNow({ lines }: { lines: readonly (readonly TextNode[])[] }) {
  const { messages } = useContent();
  return (
    <section className="panel" aria-labelledby="do-now">
      <h2 id="do-now">{messages.blog.post.doNow}</h2>
      {/* No marks: the text below leans on the same sources. */}
      <NotesContext value={[]}>
        <ol>
          {lines.map((line, index) => (
            <li key={index}>
              <Phrase text={line} />
            </li>
          ))}
        </ol>
      </NotesContext>
    </section>
  );
}
