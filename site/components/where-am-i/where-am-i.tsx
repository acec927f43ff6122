import type { ReactNode } from 'react';
import type { ContactData } from '../../content/page-schemas.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { mapUrl } from '../map/embedded-map.tsx';
import { LocationProgress, TextLocationLink } from '../text-location/text-location.tsx';

/**
 * What to look for to tell the dispatcher where you are, and a button for the phone's own location. The words for every
 * outcome are here, hidden; the script of `TextLocation` shows them.
 * @param props.children under all of it
 */
export function WhereAmI({
  title,
  text,
  drawing,
  prompts,
  children,
  ...words
}: ContactData['whereAmI'] & { children?: ReactNode }) {
  const { textPhone } = useBusiness();
  const { showLocation } = useContent().messages.contact;
  return (
    <section className="where-am-i section section--beside" data-text-location="">
      <h2 id="where-am-i">{title}</h2>
      <p>{text}</p>
      <button className="button by-script" type="button">
        {showLocation}
      </button>
      <div role="status">
        <LocationProgress />
        <div className="stack" data-outcome="found" hidden>
          <p>{words.found}</p>
          <p className="large" data-coordinates="" />
          <p>{words.plusCode}</p>
          <p className="large" data-plus-code="" />
          <p>
            {words.accuracy} <span data-accuracy="" /> {words.feet}
            <span data-outcome="inaccurate" hidden>
              {' '}
              {words.rough}
            </span>
          </p>
          <p>
            <a className="lone-link" data-map="" href={mapUrl('')}>
              {words.map}
            </a>
          </p>
          {textPhone && (
            <>
              <TextLocationLink />
              <p>{words.sending}</p>
            </>
          )}
        </div>
      </div>
      <div className="section__beside">
        <DrawingPicture name="where-you-are" alt={drawing} items={prompts} />
      </div>
      {children}
    </section>
  );
}
