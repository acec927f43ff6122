import { HeroScene } from '../../scenes/hero.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { PhoneSign } from '../phone-sign/phone-sign.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { PhotoPicture, usePhoto } from '../scene-picture/scene-picture.tsx';
import { TextLocation } from '../text-location/text-location.tsx';

/**
 * The first screen of the home page: the number as a sign that stands in the scene, with plates hung under it. The owner's
 * photo takes the scene's place, beside the sign.
 */
export function Hero() {
  const { messages, interpolate } = useContent();
  const { title, text } = messages.home.hero;
  const { reviews } = useBusiness();
  const photo = usePhoto('home');
  return (
    <div className={photo ? 'hero hero--photo night' : 'hero night'}>
      <div className="hero__words">
        <h1>{interpolate(title)}</h1>
        <p>
          {interpolate(text)} {reviews && <a href="#reviews">{messages.layout.reviews.title}</a>}
        </p>
        <div className="hero__sign">
          <PhoneSign />
          <div className="hero__plates actions">
            <TextLocation />
            <QuoteButton />
          </div>
        </div>
      </div>
      {photo ? <PhotoPicture {...photo} width={35} /> : <HeroScene />}
    </div>
  );
}
