import { useContent } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** Stays in sight beside a long text on wide screens; narrow ones have the call bar. */
export function CallCard({ title }: { title: string }) {
  const { messages, interpolate } = useContent();
  return (
    <div className="call-card panel">
      <p className="call-card__title">{title}</p>
      <CallButton />
      <QuoteButton />
      <p>{interpolate(messages.layout.footer.hours)}</p>
    </div>
  );
}
