import { useContent } from '../../site-context.ts';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { CallButton } from './call.tsx';

/** Fixed under the thumb on narrow screens: the number to call, and Quote where there is a form. */
export function CallBar({ isQuiet = false }: { isQuiet?: boolean }) {
  const { messages } = useContent();
  return (
    <aside className="call-bar night screen-only" data-call-bar="" aria-label={messages.layout.callBar}>
      <CallButton words="" isQuiet={isQuiet} />
      <QuoteButton label={messages.layout.shortQuote} />
    </aside>
  );
}
