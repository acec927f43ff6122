import { useContext } from 'react';
import { formatDate } from '../../content/intl.ts';
import { sources } from '../../content/sources.ts';
import { useContent } from '../../site-context.ts';
import { NotesContext } from './notes.ts';

/** The sources that the page cites; nothing where it cites none. */
export function Sources() {
  const { phrases, fill, language } = useContent();
  const notes = useContext(NotesContext);
  if (notes.length === 0) return null;
  return (
    <aside className="sources" aria-labelledby="sources">
      <h2 id="sources">{phrases.layout.sources.title}</h2>
      <ol>
        {notes.map((id) => {
          const source = sources[id];
          if (!source) return null;
          const { title, publisher, url, read } = source;
          return (
            <li key={id} id={`source-${id}`}>
              <a href={url}>{title}</a>, {publisher}.{' '}
              {fill(phrases.layout.sources.read, { date: formatDate(language, read) })}
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
