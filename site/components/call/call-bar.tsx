import { useBusiness, useContent } from '../../site-context.ts';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { TextLocation } from '../text-location/text-location.tsx';
import { CallButton } from './call.tsx';

interface CallBarProps {
  isQuiet: boolean;
  /** Whether the page is for visitors who plan ahead. They are offered a quote. */
  isPlanned: boolean;
}

/** A bar at the bottom of narrow screens: the number to call, and Text my location or Quote. */
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
