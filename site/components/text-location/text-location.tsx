import { serviceAreaMiles } from '../../business/geography.ts';
import { useBusiness, useContent, useSite } from '../../site-context.ts';
import { Sentence } from '../markdown/sentence.tsx';

/** A text message that asks for a tow and, with the script, says where; nothing if the company takes no texts. */
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

/** The link. Its message begins with words for the page's service; the script adds the location and the details. */
export function TextLocationLink() {
  const { business, content, path } = useSite();
  const { label, found, message, details } = content.messages.layout.location;
  const [, begin = message.usual] = Object.entries(message).find(([slug]) => path.includes(`/${slug}/`)) ?? [];
  return (
    <a
      className="button"
      href={`sms:${business.textPhone}?&body=${encodeURIComponent(`${begin} `)}`}
      data-details={details}
    >
      {/* iPhones want `&` before the body, other phones `?` (RFC 5724). All understand `?&`. */}
      <span>
        {label}
        <span data-outcome="ready" hidden>
          {found}
        </span>
      </span>
    </a>
  );
}

/** What the script can say about the search, hidden at first. */
export function LocationProgress({ isBrief = false }: { isBrief?: boolean }) {
  const business = useBusiness();
  const { latitude, longitude } = business.coordinates;
  const { shared, facts } = useContent();
  // Up to half a mile more, the distance would round to the figure in the text.
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
