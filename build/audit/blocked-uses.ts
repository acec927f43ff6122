import { hashSource } from '../page/policy.ts';
import type { Problem } from '../problem.ts';
import type { PageParts } from './read-page.ts';

/** What a page can use: the CSP directive for it, the words in messages, and its name in `ExtraSources`, if any. */
type Use = readonly [directive: string, verb: string, extra?: string];
const script: Use = ['script-src', 'loads a script from', 'script'];
const image: Use = ['img-src', 'shows an image from', 'image'];
const frame: Use = ['frame-src', 'embeds a page of', 'frame'];
const form: Use = ['form-action', 'posts to', 'form'];
const style: Use = ['style-src', 'loads a style sheet from'];
const font: Use = ['font-src', 'loads a font from'];
const manifest: Use = ['manifest-src', 'loads a manifest from'];
const media: Use = ['media-src', 'plays a file from'];
const object: Use = ['object-src', 'embeds a file from'];

/** By an element, or the kind of a `<link>`, and its attribute. */
const uses: Readonly<Record<string, Use>> = {
  ...{ 'script src': script, 'modulepreload href': script, 'preload script href': script },
  ...{ 'img src': image, 'img srcSet': image, 'image href': image, 'image xlink:href': image, 'source srcSet': image },
  ...{ 'icon href': image, 'apple-touch-icon href': image, 'video poster': image },
  ...{ 'preload image href': image, 'preload image imageSrcSet': image },
  ...{ 'stylesheet href': style, 'preload style href': style, 'preload font href': font, 'manifest href': manifest },
  ...{ 'iframe src': frame, 'form action': form, 'button formAction': form, 'input formAction': form },
  ...{ 'video src': media, 'audio src': media, 'source src': media, 'track src': media },
  ...{ 'embed src': object, 'object data': object },
};

/**
 * What a page uses although its own Content-Security-Policy forbids it: browsers would drop it silently.
 * @param path of the page, for the message
 * @param site its address
 */
export function blockedUses(
  path: string,
  { addresses, code, hasStyleAttribute, hasOwnForm, policy }: PageParts,
  site: URL,
): readonly Problem[] {
  if (policy === undefined) return [];
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.replace(/ .*/, ''), directive.split(' ')]),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? [];
  const forbidden = (what: string, help: string): Problem => ({
    severity: 'error',
    message: `${path} ${what}, which its policy forbids.`,
    help,
  });
  const own = hasOwnForm ? [{ element: 'form', attribute: 'action', address: site.pathname }] : [];
  const problems = [...addresses, ...own].flatMap(({ element, attribute, address }) => {
    const [directive, verb, extra] = uses[`${element} ${attribute}`] ?? [];
    if (directive === undefined) return [];
    const sources = sourcesOf(directive);
    // Nearly all of them, and parsing a URL takes time.
    if (/^\/\w/.test(address) && sources.includes("'self'")) return [];
    if (!URL.canParse(address, 'http://a')) return [];
    const url = new URL(address.replaceAll('&amp;', '&'), site);
    if (sources.some((source) => allows(source, url, site))) return [];
    const help = extra
      ? `Allow it in ExtraSources.${extra} of its route.`
      : `Do without it, or change ${directive} in build/page/policy.ts.`;
    return [forbidden(`${verb} ${url.host || url.protocol}`, help)];
  });
  if (hasStyleAttribute && !sourcesOf('style-src').includes("'unsafe-inline'"))
    problems.push(forbidden('has a style attribute', 'Use a class and a style sheet.'));
  for (const script of code)
    if (!sourcesOf('script-src').includes(hashSource(script)))
      problems.push(forbidden('has an inline script', 'Put it in a file, and load it with src.'));
  return problems;
}

/** Whether a source of a policy matches an address (CSP Level 3, 6.7.2 "URL matching"), for the kinds of sources used here. */
function allows(source: string, address: URL, site: URL): boolean {
  if (source === "'self'") return address.origin === site.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return address.protocol === source;
  const [, scheme = 'https:', wildcard, host = '', path = ''] =
    /^(?:([a-z]+:)\/\/)?(\*\.)?([^/']+)(\/.*)?$/.exec(source) ?? [];
  const isHost = wildcard ? address.host.endsWith(`.${host}`) : address.host === host;
  const isPath = path.endsWith('/') ? address.pathname.startsWith(path) : !path || address.pathname === path;
  return isHost && isPath && address.protocol === scheme;
}
