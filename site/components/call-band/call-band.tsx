import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** The end of a page: what a visitor may want to do now. */
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
