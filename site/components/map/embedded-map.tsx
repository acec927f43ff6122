import type { Business } from '../../business/business.ts';
import { mapOrigin } from '../../client-settings.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';

/** The address of a place on Google's map, by words or by `latitude,longitude`. */
export const mapUrl = (query: string) => `${mapOrigin}/maps?${new URLSearchParams({ q: query })}`;

/** What the map looks for: the company, or its town where customers don’t come to it. */
function placeOf({ mapQuery, address: { street, locality, region, postalCode, coordinates } }: Business) {
  if (mapQuery) return mapQuery;
  if (coordinates) return `${coordinates.latitude},${coordinates.longitude}`;
  return street ? `${street}, ${locality}, ${region} ${postalCode}` : `${locality}, ${region}`;
}

/** Google's map, the only part of the site that loads from elsewhere without a click. The browser decides how near is near enough. */
export function EmbeddedMap() {
  const url = mapUrl(placeOf(useBusiness()));
  const { messages } = useContent();
  return (
    <div className="map--embedded screen-only">
      <Address />
      <iframe
        src={`${url}&output=embed`}
        title={messages.contact.map.label}
        width={1200}
        height={420}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <a className="lone-link" href={url}>
        {messages.contact.map.open}
      </a>
    </div>
  );
}
