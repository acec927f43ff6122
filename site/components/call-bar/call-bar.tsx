import { useContent } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** Fixed under the thumb on narrow screens: the number to call, and Quote where there is a form. */
export function CallBar() {
  const { messages } = useContent();
  return (
    <aside className="call-bar night" data-call-bar="" aria-label={messages.layout.callBar}>
      <CallButton words="" />
      <QuoteButton label={messages.layout.shortQuote} />
    </aside>
  );
}
