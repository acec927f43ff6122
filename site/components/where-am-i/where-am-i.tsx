import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { mapUrl } from '../embedded-map/map-url.ts';
import { Phrase } from '../phrase/phrase.tsx';

/**
 * Prompts for telling the dispatcher the place, and a button for the phone's own location. The messages for every
 * outcome are here, hidden, and the script shows one of them; nothing leaves the phone until the visitor sends it.
 */
export function WhereAmI() {
  const { textPhone, coordinates } = useBusiness();
  const { phrases, fill } = useContent();
  const messages = phrases.contact.whereAmI;
  const [before = '', after = ''] = messages.accuracy.split('{feet}');
  return (
    <section className="where-am-i" data-where-am-i="">
      <h2 id="where-am-i">{messages.title}</h2>
      <p>{messages.text}</p>
      <DrawingPicture
        name="narrow-it-down"
        alt={messages.drawing}
        places={messages.prompts.map((prompt) => <li key={prompt}>{prompt}</li>)}
      />
      <button className="button where-am-i__button" type="button">
        <Icon name="pin" />
        {messages.button}
      </button>
      <div role="status">
        <p data-outcome="waiting" hidden>
          {messages.waiting}
        </p>
        <p data-outcome="denied" hidden>
          <Phrase text={messages.denied} />
        </p>
        <p data-outcome="timeout" hidden>
          {messages.timeout}
        </p>
        <p data-outcome="unavailable" hidden>
          {messages.unavailable}
        </p>
        <div data-outcome="found" hidden>
          <p>{messages.found}</p>
          <p className="where-am-i__coordinates">
            <span data-coordinates="" />
          </p>
          <p>{messages.plusCode}</p>
          <p className="where-am-i__coordinates">
            <span
              data-plus-code=""
              data-latitude={coordinates.latitude}
              data-longitude={coordinates.longitude}
              data-town={fill(messages.town)}
            />
          </p>
          <p>
            {before}
            <span data-accuracy="" />
            {after}
            <span data-outcome="inaccurate" hidden>
              {messages.rough}
            </span>
          </p>
          <p>
            <a className="lone-link" data-map="" href={mapUrl('')}>
              {messages.map}
            </a>
          </p>
        </div>
      </div>
      {textPhone && (
        <p>
          <a className="lone-link" data-text-message={messages.message} href={`sms:${textPhone}`}>
            <Icon name="message" />
            {fill(messages.textUs)}
          </a>
          <span className="where-am-i__note">{messages.sending}</span>
        </p>
      )}
    </section>
  );
}
