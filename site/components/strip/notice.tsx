import { noticeParts } from '../../business/company-notice.ts';
import { useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';

/** The owner's notice until its last day; nothing where there is none. */
export function Notice() {
  const { notice, messages } = useContent();
  if (!notice) return null;
  const { before, words, to, after } = noticeParts(notice);
  return (
    <section className="strip strip--notice band" aria-label={messages.layout.notice}>
      {before}
      <Link to={to}>{words}</Link>
      {after}
    </section>
  );
}
