import { useContext } from 'react';
import { formatDate, langOfEnglish } from '../../content/intl.ts';
import { sources } from '../../content/sources.ts';
import { useContent } from '../../site-context.ts';
import { NotesContext } from './notes.ts';

/** One line that opens the list of what the page cites, under the day of the oldest; nothing where it cites nothing. */
export function Sources() {
  const { messages, interpolate, language } = useContent();
  const notes = useContext(NotesContext);
  if (notes.length === 0) return null;
  const oldest = notes.flatMap((id) => sources[id]?.read ?? []).sort()[0] ?? '';
  return (
    <aside className="sources" aria-labelledby="sources">
      <p>{messages.layout.sources.note}</p>
      <details>
        <summary id="sources">
          {interpolate(messages.layout.sources.title, { date: formatDate(language, oldest) })}
        </summary>
        <ol>
          {notes.map((id) => {
            const source = sources[id];
            if (!source) return null;
            const { title, publisher, url } = source;
            return (
              <li key={id} id={`source-${id}`} lang={langOfEnglish(language)}>
                <a href={url}>{title}</a>, {publisher}.
              </li>
            );
          })}
        </ol>
      </details>
    </aside>
  );
}
