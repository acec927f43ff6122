import { HeroScene } from '../../scenes/hero.tsx';
import { useContent } from '../../site-context.ts';
import { PhoneSign } from '../phone-sign/phone-sign.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { TextLocation } from '../text-location/text-location.tsx';

/** The first screen of the home page: the number as a sign that stands in the scene, with plates hung under it. */
export function Hero() {
  const { messages, interpolate } = useContent();
  const { title, text } = messages.home.hero;
  return (
    <div className="hero night">
      <div className="hero__words">
        <h1>{interpolate(title)}</h1>
        <p>{interpolate(text)}</p>
        <div className="hero__sign">
          <PhoneSign />
          <div className="hero__plates actions">
            <TextLocation />
            <QuoteButton />
          </div>
        </div>
      </div>
      <HeroScene />
    </div>
  );
}
