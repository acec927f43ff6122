import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { mapUrl } from '../embedded-map/map-url.ts';
import { Phrase } from '../phrase/phrase.tsx';

/**
 * Prompts to read out, and on a tap the phone's own location. The sentences for every outcome stand here, hidden,
 * and the script only shows one; nothing leaves the phone until the visitor sends it.
 */
export function WhereAmI() {
  const { textPhone, coordinates } = useBusiness();
  const { phrases, fill } = useContent();
  const words = phrases.contact.whereAmI;
  const [before = '', after = ''] = words.accuracy.split('{feet}');
  return (
    <section className="where-am-i" data-where-am-i="">
      <h2 id="where-am-i">{words.title}</h2>
      <p>{words.text}</p>
      <DrawingPicture
        name="narrow-it-down"
        alt={words.drawing}
        places={words.prompts.map((prompt) => <li key={prompt}>{prompt}</li>)}
      />
      <button className="button where-am-i__button" type="button">
        <Icon name="pin" />
        {words.button}
      </button>
      <div role="status">
        <p data-outcome="waiting" hidden>
          {words.waiting}
        </p>
        <p data-outcome="denied" hidden>
          <Phrase text={words.denied} />
        </p>
        <p data-outcome="timeout" hidden>
          {words.timeout}
        </p>
        <p data-outcome="unavailable" hidden>
          {words.unavailable}
        </p>
        <div data-outcome="found" hidden>
          <p>{words.found}</p>
          <p className="where-am-i__coordinates">
            <span data-coordinates="" />
          </p>
          <p>{words.plusCode}</p>
          <p className="where-am-i__coordinates">
            <span
              data-plus-code=""
              data-latitude={coordinates.latitude}
              data-longitude={coordinates.longitude}
              data-town={fill(words.town)}
            />
          </p>
          <p>
            {before}
            <span data-accuracy="" />
            {after}
            <span data-outcome="inaccurate" hidden>
              {words.rough}
            </span>
          </p>
          <p>
            <a className="lone-link" data-map="" href={mapUrl('')}>
              {words.map}
            </a>
          </p>
        </div>
      </div>
      {textPhone && (
        <p>
          <a className="lone-link" data-text-message={words.message} href={`sms:${textPhone}`}>
            <Icon name="message" />
            {fill(words.textUs)}
          </a>
          <span className="where-am-i__note">{words.sending}</span>
        </p>
      )}
    </section>
  );
}
