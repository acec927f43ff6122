import { HeroScene } from '../../scenes/hero.tsx';
import { useContent } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** The first screen of the home page. */
export function Hero() {
  const { messages, interpolate } = useContent();
  const { title, text, trust } = messages.home.hero;
  return (
    <div className="hero night">
      <div className="hero__words">
        <h1>{interpolate(title)}</h1>
        <p>{interpolate(text)}</p>
        <div className="actions">
          <CallButton />
          <QuoteButton />
        </div>
        <p className="hero__trust">{interpolate(trust)}</p>
      </div>
      <HeroScene />
    </div>
  );
}
