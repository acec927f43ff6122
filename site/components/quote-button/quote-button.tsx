import { useBusiness } from '../../business/business.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useWords } from '../../words/site-words.ts';

/** Opens the quote form; without a form set up, or without the script, it does nothing at all. */
export function QuoteButton({ label }: { label?: string }) {
  const { phrases } = useWords();
  return (
    <button className="button quote-button" type="button" data-quote-button={useBusiness().quoteFormId ?? ''}>
      <Icon name="quote" />
      {label ?? phrases.layout.quote}
    </button>
  );
}
