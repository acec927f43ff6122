import { useBusiness } from '../../business/business.ts';
import { Address } from '../address/address.tsx';
import { mapUrl } from './map-url.ts';

/** Google's map, the only thing on the site that loads from elsewhere unasked, and only when scrolled to. */
export function EmbeddedMap() {
  const { name, coordinates, mapQuery } = useBusiness();
  const query = mapQuery ?? `${coordinates.latitude},${coordinates.longitude}`;
  return (
    <div className="embedded-map">
      <iframe
        src={mapUrl(query, { output: 'embed' })}
        title={`Map of ${name}`}
        width={1200}
        height={420}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <Address />
      <p>
        <a className="lone-link" href={mapUrl(query)}>
          Open the map in Google Maps
        </a>
      </p>
    </div>
  );
}
