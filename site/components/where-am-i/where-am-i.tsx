import { useBusiness } from '../../business/business.ts';
import { formatPhone } from '../../business/phone.ts';
import { Icon } from '../../scenes/icons.tsx';
import { CallLink } from '../call-link/call-link.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { mapUrl } from '../embedded-map/map-url.ts';

/**
 * Prompts to read out, and on a tap the phone's own location. The sentences for every outcome stand here, hidden,
 * and the script only shows one; nothing leaves the phone until the visitor sends it.
 */
export function WhereAmI() {
  const { textPhone } = useBusiness();
  return (
    <section className="where-am-i" data-where-am-i="">
      <h2 id="where-am-i">Where am I?</h2>
      <p>Look around, only as far as is safe, and read out what you can see:</p>
      <Checklist>
        <li>The road: its name or its number.</li>
        <li>Your direction: north, south, east, west, or the town you were heading for.</li>
        <li>The nearest mile marker, the small green sign at the edge.</li>
        <li>The last exit you passed, or the next one ahead.</li>
        <li>A landmark: a gas station, a bridge, a store sign.</li>
      </Checklist>
      <button className="button where-am-i__button" type="button">
        <Icon name="pin" />
        Show my location
      </button>
      <div role="status">
        <p data-outcome="waiting" hidden>
          Asking your phone. It may want your permission.
        </p>
        <p data-outcome="denied" hidden>
          Your phone did not allow it. Read out the signs around you instead, or call <CallLink />.
        </p>
        <p data-outcome="timeout" hidden>
          Your phone took too long to find itself. Try once more under open sky, or read out the signs.
        </p>
        <p data-outcome="unavailable" hidden>
          Your phone cannot tell its location here. Read out the signs around you instead.
        </p>
        <div data-outcome="found" hidden>
          <p>You are at</p>
          <p className="where-am-i__coordinates">
            <span data-coordinates="" />
          </p>
          <p>
            Good to about <span data-accuracy="" /> feet.
            <span data-outcome="inaccurate" hidden>
              {' '}
              That is rough: say the road and a landmark too.
            </span>
          </p>
          <p>
            <a className="lone-link" data-map="" href={mapUrl('')}>
              See it on a map
            </a>
          </p>
        </div>
      </div>
      {textPhone && (
        <p>
          <a className="lone-link" data-text-message="I need a tow. I am at" href={`sms:${textPhone}`}>
            <Icon name="message" />
            Text us at {formatPhone(textPhone)}
          </a>
          <span className="where-am-i__note">
            Your location is in the message once it shows above. Nothing is sent until you send it.
          </span>
        </p>
      )}
    </section>
  );
}
