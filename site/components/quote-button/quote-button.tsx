import { useBusiness, useContent } from '../../site-context.ts';

/** Opens the quote form, by its script; nothing if the owner has no form. */
export function QuoteButton({ label }: { label?: string }) {
  const { quoteFormId } = useBusiness();
  const { messages } = useContent();
  if (!quoteFormId) return null;
  return (
    <button className="button by-script" type="button" data-quote-button={quoteFormId}>
      {label ?? messages.layout.quote}
    </button>
  );
}
