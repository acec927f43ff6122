import { mapOrigin } from '../../client-settings.ts';

/**
 * A map of a place by Google Maps' keyless address.
 * @param query what to search for: words, or `latitude,longitude`
 * @param options further parameters; `output: 'embed'` gives the page made for frames
 */
export const mapUrl = (query: string, options: Record<string, string> = {}) =>
  `${mapOrigin}/maps?${new URLSearchParams({ q: query, ...options })}`;
