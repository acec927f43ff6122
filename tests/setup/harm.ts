import type { Business } from '../../site/business/business.ts';
import { photoSlugs } from '../../site/business/service-slugs.ts';
import { mapOrigin } from '../../site/client-settings.ts';
import { sources } from '../../site/content/sources.ts';
import { basePath } from '../../site/navigation.ts';
import { fileHarm } from './file-harm.ts';
import { type Token, tokensOf } from './markup.ts';
import { business } from './pages.ts';
import { type RenderedSite, renderPages, renderSite } from './rendered-site.ts';

/** What the sample site is made of: what any other may be made of too. */
interface Known {
  site: RenderedSite;
  /** Starts of elements that say nothing of the facts. */
  plain: Set<string>;
  parts: Set<string>;
  addresses: Set<string>;
  terms: Set<string>;
  /** The scripts and styles of each page, without its structured data. */
  code: Map<string, string[]>;
}

/** Facts that have nothing in common with the sample's: what their pages have in common says nothing of the facts. */
const unlike: Business = {
  name: 'Another',
  township: 'Elsewhere',
  placeKind: 'village',
  url: 'https://a.example/b/',
  phone: '+12015550101',
  address: { street: '1 Other Road', locality: 'Elsewhere', region: 'NJ', postalCode: '08001' },
  coordinates: { latitude: 1.5, longitude: 2.5 },
  towns: [{ name: 'Nowhere', latitude: 1.7, longitude: 2.8 }],
  claims: {
    averageResponseMinutes: 45,
    heavyDutyPounds: 60_001,
    flatbedPounds: 9_001,
    longDistanceMiles: 401,
    yearsInBusiness: 'ages',
    serviceAreaMeters: 19_001,
    payments: ['cash'],
    roadsideJobs: ['fuel'],
  },
  brandColor: '#4fc3f7',
  relayCalls: false,
  quoteFormId: 'another',
  otherTowingSites: [{ name: 'Some site', url: 'https://c.example/' }],
  photos: {},
};

/** More towns than a map has room for. */
const crowd = Array.from({ length: 20 }, (_, index) => ({
  name: `Town ${index}`,
  latitude: 40.2 + index / 1000,
  longitude: -74.2,
}));
/** What facts may change in header and map, which the home page has both: names of every length, too many labels. */
const variants: readonly Partial<Business>[] = [
  { name: 'Township Towing and Recovery' },
  { name: 'RoadsideAssistanceTowing' },
  { name: 'RoadsideAssistance and Recovery', towns: crowd },
  { name: 'RoadsideAssistance, Recovery and Heavy-Duty Towing' },
  { name: 'Township Towing, Recovery and Heavy-Duty Towing' },
];

/** Everything that may be left out, and a photo wherever there may be one. */
const everything: Business = {
  ...business,
  photos: Object.fromEntries(photoSlugs.map((slug) => [slug, 'A truck'])),
  yard: { address: business.address, releaseHours: 'Daily', papers: ['title'], payment: ['cash'] },
  recognition: [{ name: 'Some award' }, { name: 'Some club', url: 'https://club.example/' }],
  rates: {
    validFrom: '2026-01-01',
    car: { flat: 100, perMile: 5 },
    motorcycle: { flat: 90, perMile: 5 },
    heavy: { flat: 300, perMile: 9 },
  },
};

let sample: Known | undefined;

function sampleParts(): Known {
  if (sample) return sample;
  const site = renderSite(business);
  const read = [...site.pages].map(([path, html]) => [path, tokensOf(html)] as const);
  const more = [
    ...renderPages(everything),
    ...variants.flatMap((changes) => renderPages({ ...business, ...changes }, ['/'])),
  ];
  const tokens = [...read.map(([, list]) => list), ...more.map((html) => tokensOf(html))].flat();
  const addresses = tokens.flatMap((token) => [...addressesIn(token, business)]);
  const starts = (list: readonly Token[]) =>
    list.filter(({ tag, text }) => text === undefined && !/^(?:script|style)$/.test(tag)).map(({ source }) => source);
  const others = renderPages(unlike).flatMap((html) => starts(tokensOf(html)));
  const own = new Set(starts(tokens));
  sample = {
    site,
    plain: new Set(others.filter((source) => own.has(source))),
    parts: new Set(tokens.flatMap((token) => [...partsOf(token)])),
    addresses: new Set(addresses.filter((address) => /^[/#]|^tel:(?:911|%2395)$/.test(address))),
    terms: new Set(tokens.filter(isGraph).flatMap(({ text = '' }) => [...termsIn(JSON.parse(text))])),
    code: new Map(read.map(([path, list]) => [path, codeIn(list)])),
  };
  return sample;
}

/** Attributes that hold words of the facts, or places on the map that come of them. */
const telltale =
  /^(?:alt|title|aria-label|data-quote-button|data-latitude|data-longitude|data-town|x|y|cx|cy|d|r|width|height)$/;
const addressed = /^(?:href|src|srcSet)$/;
/** Meta data in the words of the facts. */
const spoken = /^(?:description|(?:og|twitter):(?:title|description|url|image|image:alt|site_name))$/;

/** The policy of any page: hashes differ with the path that the site stands under, nothing else does. */
const policy =
  /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'( https:\/\/tally\.so\/widgets\/embed\.js)?; style-src (?:'unsafe-inline'|'sha256-[\w+/=]{44}'(?: 'sha256-[\w+/=]{44}')?); img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; frame-src (?:'none'|https:\/\/tally\.so|https:\/\/www\.google\.com|https:\/\/tally\.so https:\/\/www\.google\.com); base-uri 'none'; object-src 'none'; form-action 'none'$/;
const isPolicy = ({ attributes }: Token) => attributes.get('http-equiv') === 'Content-Security-Policy';

const nameIn = ({ attributes }: Token) => attributes.get('name') ?? attributes.get('property') ?? '';
const isGraph = ({ tag, text }: Token) => tag === 'script' && text?.startsWith('{"@context"') === true;
const isCode = (token: Token) => /^(?:script|style)$/.test(token.tag) && token.text !== undefined && !isGraph(token);
const codeIn = (tokens: readonly Token[]) => tokens.filter(isCode).map(({ text = '' }) => text);

/** What the start of an element is made of, without what the facts say in it. */
function* partsOf(token: Token): Iterable<string> {
  if (token.text !== undefined) return;
  yield `<${token.tag}>`;
  for (const [name, value] of token.attributes) {
    const told =
      telltale.test(name) ||
      addressed.test(name) ||
      (name === 'content' && (spoken.test(nameIn(token)) || isPolicy(token)));
    yield told ? `<${token.tag} ${name}>` : `<${token.tag} ${name}="${value}">`;
  }
}

/** Every address in a token; those of the site by their path in it. */
function* addressesIn(token: Token, facts: Business): Iterable<string> {
  for (const [name, value] of token.attributes) {
    if (name === 'content' && /:(?:url|image)$/.test(nameIn(token))) yield pathOf(value, facts);
    else if (name === 'srcSet') for (const part of value.split(', ')) yield pathOf(part.split(' ')[0] ?? '', facts);
    else if (addressed.test(name)) yield pathOf(value, facts);
  }
}

function pathOf(address: string, facts: Business): string {
  for (const start of [facts.url, basePath(facts)]) {
    if (address.startsWith(start) && !address.startsWith('//')) return `/${address.slice(start.length)}`;
  }
  return address;
}

/** Every property and type in structured data. */
function* termsIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield name === '@type' ? `@type ${inner}` : name;
    yield* termsIn(inner);
  }
}

/** What is wrong with the site that accepted facts make, a sentence each; none where they do no harm. */
export function harmOf(facts: Business): string[] {
  const { site: expected, plain } = sampleParts();
  try {
    const site = renderSite(facts);
    const pages = [...site.pages].flatMap(([path, html]) =>
      [...pageHarm(path, tokensOf(html, plain), facts)].map((harm) => `${path}: ${harm}`),
    );
    return [...new Set([...pages, ...fileHarm(site, expected), ...auditHarm(site)])];
  } catch (error) {
    return [String(error)];
  }
}

function* pageHarm(path: string, tokens: readonly Token[], facts: Business): Iterable<string> {
  const { parts, addresses, code } = sampleParts();
  const elsewhere = [...facts.otherTowingSites, ...(facts.recognition ?? [])].map(({ url }) => url);
  const numbers = [`tel:${facts.phone}`, `sms:${facts.textPhone}`];
  const cited = Object.values(sources).map(({ url }) => url);
  for (const token of tokens) {
    if (isPolicy(token) && !policy.test(token.attributes.get('content') ?? '')) yield 'another policy';
    for (const part of partsOf(token)) if (!parts.has(part)) yield `${part} is new`;
    for (const address of addressesIn(token, facts)) {
      const known =
        addresses.has(address) || numbers.includes(address) || cited.includes(address) || isMap(address, facts);
      if (!known && !(token.tag === 'a' && elsewhere.includes(address))) yield `the address ${address} is new`;
    }
    const form = token.attributes.get('data-quote-button');
    if (form !== undefined && form !== (facts.quoteFormId ?? '')) yield `the form is ${form}`;
    for (const [name, value] of token.attributes) {
      if (/^(?:x|y|cx|cy|d|r)$/.test(name) && /NaN|Infinity|undefined|null/.test(value))
        yield `${name}="${value}" is no place`;
    }
  }
  const based = code.get(path)?.map((text) => text.replaceAll('"/', `"${basePath(facts)}`));
  if (codeIn(tokens).join('\n') !== based?.join('\n')) yield `other scripts or styles: ${codeIn(tokens)}`;
  yield* graphHarm(tokens, facts);
  yield* wordHarm(path, tokens, facts);
}

/** Google Maps, asked for a place and nothing else. */
function isMap(address: string, { mapQuery, coordinates }: Business): boolean {
  if (!address.startsWith(`${mapOrigin}/maps?`)) return false;
  const asked = new URL(address).searchParams;
  const places = ['', mapQuery ?? `${coordinates.latitude},${coordinates.longitude}`];
  return [...asked.keys()].every((key) => key === 'q' || key === 'output') && places.includes(asked.get('q') ?? '');
}

function* graphHarm(tokens: readonly Token[], facts: Business): Iterable<string> {
  const graphs = tokens.filter(isGraph);
  if (graphs.length !== 1) yield `${graphs.length} graphs`;
  for (const { text = '' } of graphs) {
    if (text.includes('<')) yield 'a bracket in the graph';
    const graph = JSON.parse(text);
    for (const term of termsIn(graph)) if (!sampleParts().terms.has(term)) yield `the term ${term} is new`;
    const [{ name, address }] = graph['@graph'];
    if (name !== facts.name || address.streetAddress !== facts.address.street) yield `the graph says ${name}`;
  }
}

/** The facts come out as themselves. */
function* wordHarm(path: string, tokens: readonly Token[], facts: Business): Iterable<string> {
  const { street, locality, region, postalCode } = facts.address;
  const words = [facts.name, street, `${locality}, ${region} ${postalCode}`];
  if (path === '/') words.push(...facts.otherTowingSites.map(({ name }) => name));
  if (path === '/contact/') words.push(facts.township, ...facts.towns.map(({ name }) => name));
  const texts = tokens.flatMap(({ tag, text = '' }) => (tag === '' ? text : []));
  for (const word of words) if (!texts.some((text) => text.includes(word))) yield `nowhere "${word}"`;
  const digits = facts.phone.slice(2);
  if (!texts.some((text) => text.replace(/\D/g, '') === digits)) yield `nowhere the number ${digits}`;
  const [, slug = ''] = /^\/services\/(.*)\/$/.exec(path) ?? [];
  const alt = facts.photos[slug as keyof typeof facts.photos];
  if (alt && !tokens.some(({ attributes }) => attributes.get('alt') === alt)) yield `nowhere the photo "${alt}"`;
}

/** The audit may refuse a page for a length, and nothing else. */
const auditHarm = ({ faults }: RenderedSite) =>
  faults.filter(
    (fault) =>
      !/^The (?:title|description) of \S+ has|^\S+ has \d+ bytes compressed|names this site in another form/.test(
        fault,
      ),
  );
