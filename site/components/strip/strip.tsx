import { fillIn, formatDate, langOfEnglish } from '../../content/intl.ts';
import { lastRead, sources } from '../../content/sources.ts';
import { useContent, useSite } from '../../site-context.ts';

/** A line that opens the list of the page's sources, with the day on which the oldest was read; nothing without sources. */
export function Sources() {
  const { business, content, footnotes } = useSite();
  const { messages, shared, language } = content;
  const cited = footnotes.flatMap((id) => {
    const source = sources[id];
    return source ? { id, ...source, read: lastRead(business, id, source) } : [];
  });
  const [oldest] = cited.map(({ read }) => read).sort();
  if (!oldest) return null;
  return (
    <aside className="strip strip--sources" aria-labelledby="sources">
      <details className="stack">
        <summary className="chevron" id="sources">
          {fillIn(messages.layout.sources, { date: formatDate(language, oldest) })}
        </summary>
        <p>{shared.sourcesNote}</p>
        <ol>
          {cited.map(({ id, title, publisher, url }) => (
            <li key={id} id={`source-${id}`} lang={langOfEnglish(language)}>
              {url ? <a href={url}>{title}</a> : title}, {publisher}.
            </li>
          ))}
        </ol>
      </details>
    </aside>
  );
}

/** The number of a source, linked to the list; nothing on a page without the list. */
export function SourceMark({ id }: { id: string }) {
  const number = useSite().footnotes.indexOf(id) + 1;
  if (number === 0) return null;
  return (
    <a className="strip__mark" href={`#source-${id}`}>
      <sup>{number}</sup>
    </a>
  );
}

/** The owner's notice, if there is one. */
export function Notice() {
  const { notice, messages } = useContent();
  return notice ? (
    <section className="strip strip--notice" aria-label={messages.layout.notice}>
      {notice}
    </section>
  ) : null;
}
