import { hashSource } from '../page/policy.ts';
import type { Problem } from '../problem.ts';
import type { PageParts } from './read-page.ts';

/** By what a page uses: the directive that allows it, the words for it, and its name in `ExtraSources`, if it has one. */
const uses = {
  script: { directive: 'script-src', verb: 'loads a script from', extra: 'script' },
  image: { directive: 'img-src', verb: 'shows an image from', extra: 'image' },
  frame: { directive: 'frame-src', verb: 'embeds a page of', extra: 'frame' },
  form: { directive: 'form-action', verb: 'posts to', extra: 'form' },
  style: { directive: 'style-src', verb: 'loads a style sheet from', extra: undefined },
  font: { directive: 'font-src', verb: 'loads a font from', extra: undefined },
  manifest: { directive: 'manifest-src', verb: 'loads a manifest from', extra: undefined },
  media: { directive: 'media-src', verb: 'plays a file from', extra: undefined },
  object: { directive: 'object-src', verb: 'embeds a file from', extra: undefined },
} as const;

/** The attributes of an element, or of a kind of link, that hold an address, and what it is used for. */
const attributes: Readonly<Record<string, Readonly<Record<string, keyof typeof uses>>>> = {
  script: { src: 'script' },
  img: { src: 'image', srcSet: 'image' },
  image: { href: 'image', 'xlink:href': 'image' },
  source: { srcSet: 'image', src: 'media' },
  iframe: { src: 'frame' },
  form: { action: 'form' },
  button: { formAction: 'form' },
  input: { formAction: 'form' },
  video: { src: 'media', poster: 'image' },
  audio: { src: 'media' },
  track: { src: 'media' },
  embed: { src: 'object' },
  object: { data: 'object' },
  stylesheet: { href: 'style' },
  icon: { href: 'image' },
  'apple-touch-icon': { href: 'image' },
  manifest: { href: 'manifest' },
  modulepreload: { href: 'script' },
  'preload image': { href: 'image', imageSrcSet: 'image' },
  'preload script': { href: 'script' },
  'preload style': { href: 'style' },
  'preload font': { href: 'font' },
};

/**
 * What a page uses and its own Content-Security-Policy forbids: its visitors' browsers would drop it without a word.
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
    const use = attributes[element]?.[attribute];
    if (!use) return [];
    const { directive, verb, extra } = uses[use];
    const sources = sourcesOf(directive);
    // Nearly all, and parsing a URL takes time.
    if (/^\/\w/.test(address) && sources.includes("'self'")) return [];
    if (!URL.canParse(address, 'http://a')) return [];
    const { href, host, protocol } = new URL(address.replaceAll('&amp;', '&'), site);
    if (sources.some((source) => allows(source, new URL(href), site))) return [];
    const help = extra
      ? `Allow it in ExtraSources.${extra} of its route.`
      : `Do without it, or change ${directive} in build/page/policy.ts.`;
    return [forbidden(`${verb} ${host || protocol}`, help)];
  });
  if (hasStyleAttribute && !sourcesOf('style-src').includes("'unsafe-inline'"))
    problems.push(forbidden('has a style attribute', 'Use a class and a style sheet.'));
  for (const script of code)
    if (!sourcesOf('script-src').includes(hashSource(script)))
      problems.push(forbidden('has an inline script', 'Put it in a file, and load it with src.'));
  return problems;
}

/** Whether a source of a policy has an address in it (CSP Level 3, 6.7.2 "URL matching"), for the sources written here. */
function allows(source: string, address: URL, site: URL): boolean {
  if (source === "'self'") return address.origin === site.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return address.protocol === source;
  const [, scheme = 'https:', wildcard, host = '', path = ''] =
    /^(?:([a-z]+:)\/\/)?(\*\.)?([^/']+)(\/.*)?$/.exec(source) ?? [];
  const isHost = wildcard ? address.host.endsWith(`.${host}`) : address.host === host;
  const isPath = path.endsWith('/') ? address.pathname.startsWith(path) : !path || address.pathname === path;
  return isHost && isPath && address.protocol === scheme;
}
