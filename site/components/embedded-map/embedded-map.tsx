import { mapOrigin } from '../../client-settings.ts';
import { useBusiness, useContent } from '../../site-context.ts';

/** The address of a place on Google's map, by words or by `latitude,longitude`. */
export const mapUrl = (query: string) => `${mapOrigin}/maps?${new URLSearchParams({ q: query })}`;

/** Google's map, the only part of the site that loads from elsewhere without a click. The browser decides how near is near enough. */
export function EmbeddedMap() {
  const { coordinates, mapQuery } = useBusiness();
  const { messages } = useContent();
  const query = mapQuery ?? `${coordinates.latitude},${coordinates.longitude}`;
  return (
    <div className="embedded-map">
      <iframe
        src={`${mapUrl(query)}&output=embed`}
        title={messages.contact.map.label}
        width={1200}
        height={420}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <p>
        <a className="lone-link" href={mapUrl(query)}>
          {messages.contact.map.open}
        </a>
      </p>
    </div>
  );
}
