import { useBusiness } from '../../business/business.ts';
import { averageResponse } from '../../business/claims.ts';
import { HeroScene } from '../../scenes/hero.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** The first screen: what we are, how fast, the number, the quote, the truck. */
export function Hero() {
  const { township } = useBusiness();
  return (
    <div className="hero night">
      <div className="hero__words">
        <h1>{township} Township’s most trusted towing service</h1>
        <p>24/7 emergency towing, roadside assistance and recovery. Fast response: {averageResponse} on average.</p>
        <div className="actions">
          <CallButton />
          <QuoteButton />
        </div>
      </div>
      <HeroScene />
    </div>
  );
}
