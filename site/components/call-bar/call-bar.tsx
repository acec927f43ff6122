import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** Fixed under the thumb on narrow screens: Call, and Free Quote. */
export function CallBar() {
  return (
    <aside className="call-bar night" aria-label="Call or ask for a quote">
      <CallButton />
      <QuoteButton />
    </aside>
  );
}
