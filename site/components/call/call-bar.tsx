import { useBusiness, useContent } from '../../site-context.ts';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { TextLocation } from '../text-location/text-location.tsx';
import { CallButton } from './call.tsx';

interface CallBarProps {
  isQuiet: boolean;
  /** Whether its page is for visitors who plan ahead: they are offered a quote. */
  isPlanned: boolean;
}

/** Fixed under the thumb on narrow screens: the number to call, and a text with the location, or Quote. */
export function CallBar({ isQuiet, isPlanned }: CallBarProps) {
  const { messages } = useContent();
  const { textPhone } = useBusiness();
  return (
    <aside className="call-bar night screen-only" data-call-bar="" aria-label={messages.layout.callBar}>
      <CallButton words="" isQuiet={isQuiet} />
      {textPhone && !isPlanned ? <TextLocation isBrief /> : <QuoteButton label={messages.layout.shortQuote} />}
    </aside>
  );
}
