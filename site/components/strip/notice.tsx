import { useContent } from '../../site-context.ts';

/** The owner's notice until its last day; nothing where there is none. */
export function Notice() {
  const { notice, messages } = useContent();
  return notice ? (
    <section className="strip strip--notice band" aria-label={messages.layout.notice}>
      {notice}
    </section>
  ) : null;
}
