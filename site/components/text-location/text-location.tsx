import { serviceAreaMiles } from '../../business/geography.ts';
import { useBusiness, useContent, useSite } from '../../site-context.ts';
import { Sentence } from '../markdown/sentence.tsx';

/** A text message that asks for a tow and, by the script, says where; nothing where the company takes no texts. */
export function TextLocation({ isBrief = false }: { isBrief?: boolean }) {
  const { textPhone } = useBusiness();
  if (!textPhone) return null;
  return (
    <div className="text-location" data-text-location="">
      <TextLocationLink />
      <div role="status">
        <LocationProgress isBrief={isBrief} />
      </div>
    </div>
  );
}

/** The link, whose message begins as the page's service asks; the script writes the location and the details after that. */
export function TextLocationLink() {
  const { textPhone } = useBusiness();
  const { content, path } = useSite();
  const { label, found, message, details } = content.messages.layout.location;
  const [, begin = message.usual] = Object.entries(message).find(([slug]) => path.includes(`/${slug}/`)) ?? [];
  return (
    <a className="button" href={`sms:${textPhone}?&body=${encodeURIComponent(`${begin} `)}`} data-details={details}>
      {/* iPhones want `&` before the body, others `?` (RFC 5724): both understand `?&`. */}
      <span>
        {label}
        <span data-outcome="ready" hidden>
          {found}
        </span>
      </span>
    </a>
  );
}

/** What the script says about the search; hidden, and one of them shown at a time, but for a place outside the area. */
export function LocationProgress({ isBrief = false }: { isBrief?: boolean }) {
  const business = useBusiness();
  const { latitude, longitude } = business.coordinates;
  const { shared, facts } = useContent();
  // Within half a mile of the figure that words give, the two figures would be the same.
  const limit = Math.max(Number(serviceAreaMiles(business).toFixed(3)), Number(facts.serviceReach) + 0.5);
  const { before, outside, ...outcomes } = shared.location;
  return (
    <>
      {Object.entries(outcomes).map(
        ([outcome, words]) =>
          (outcome !== 'ready' || business.textPhone) &&
          (!isBrief || outcome === 'waiting') && (
            <p key={outcome} data-outcome={outcome} hidden>
              <Sentence text={words} />
            </p>
          ),
      )}
      <p
        data-outcome="outside"
        data-town={`${facts.township}, ${facts.region}`}
        data-area={JSON.stringify([latitude, longitude, limit])}
        hidden
      >
        {before} <span data-miles="" /> <Sentence text={outside} />
      </p>
    </>
  );
}
