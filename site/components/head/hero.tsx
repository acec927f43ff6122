import type { HomeData } from '../../content/page-schemas.ts';
import { HeroScene } from '../../scenes/hero.tsx';
import { useContent } from '../../site-context.ts';
import { EmergencyNumber, LitSign } from '../call/call.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { PhotoPicture, usePhoto } from '../scene-picture/scene-picture.tsx';
import { TextLocation } from '../text-location/text-location.tsx';

/** In rem. The photo is cropped to the height of the words beside it, so it is loaded wider than its box. */
const photoWidth = 60;

/**
 * The first screen of the home page: the number as a road sign in the scene, with 911 and other buttons hung below it. The
 * owner's photo replaces the scene.
 */
export function Hero({ headline, lead, danger }: Pick<HomeData, 'headline' | 'lead' | 'danger'>) {
  const { messages, facts } = useContent();
  const photo = usePhoto('home');
  return (
    <div className={photo ? 'hero hero--photo night' : 'hero night'}>
      <div className="hero__words">
        <h1>{headline}</h1>
        <p>{lead}</p>
        <div className="hero__sign">
          <LitSign words={facts.roundTheClock ? messages.home.sign : messages.layout.answered} />
          <EmergencyNumber>{danger}</EmergencyNumber>
          <div className="actions">
            <TextLocation />
            <QuoteButton />
          </div>
        </div>
      </div>
      {photo ? <PhotoPicture {...photo} width={photoWidth} /> : <HeroScene />}
    </div>
  );
}
