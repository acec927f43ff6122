import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** The end of a page: a question or an offer, and the two buttons. */
export function CallBand({ title, text }: { title: string; text: string }) {
  return (
    <section className="call-band night">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="actions">
        <CallButton />
        <QuoteButton />
      </div>
    </section>
  );
}
