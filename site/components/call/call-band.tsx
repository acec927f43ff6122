import { QuoteButton } from '../quote-button/quote-button.tsx';
import { Titled } from '../section/section.tsx';
import { CallButton } from './call.tsx';

/** A question or an offer in the page's own words; the title may name facts in braces. */
export interface Band {
  title: string;
  text: string;
}

/** The last offer of a page, with the number and the quote. */
export const CallBand = ({ title, text }: Band) => (
  <Titled title={title} className="call-band">
    <p>{text}</p>
    <div className="actions">
      <CallButton words="" />
      <QuoteButton />
    </div>
  </Titled>
);
