import type { Business } from '../../business/business.ts';
import { mapOrigin } from '../../client-settings.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';

/** The address of a place on Google Maps, by words or `latitude,longitude`. */
export const mapUrl = (query: string) => `${mapOrigin}/maps?${new URLSearchParams({ q: query })}`;

/** What the map searches for: the company, or its town if customers don’t come to it. */
function placeOf({ mapQuery, address: { street, locality, region, postalCode, coordinates } }: Business) {
  if (mapQuery) return mapQuery;
  if (coordinates) return `${coordinates.latitude},${coordinates.longitude}`;
  return street ? `${street}, ${locality}, ${region} ${postalCode}` : `${locality}, ${region}`;
}

/** Google Maps, which loads as the visitor comes near. Nothing else comes from elsewhere without a click. */
export function EmbeddedMap() {
  const url = mapUrl(placeOf(useBusiness()));
  const { messages } = useContent();
  return (
    <div className="map--embedded">
      <Address />
      <iframe
        src={`${url}&output=embed`}
        title={messages.contact.map.label}
        width={1200}
        height={420}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <a className="lone-link screen-only" href={url}>
        {messages.contact.map.open}
      </a>
    </div>
  );
}
