/** What the written site lets the audit see; a path starts at the site's root (`/about/index.html`). */
export interface WrittenSite {
  has(path: string): boolean;
  /** A file's text. */
  read(path: string): string;
  /** A file's first bytes, 16 where it has as many. */
  start(path: string): Uint8Array;
}

/** How files of a type begin, in hexadecimal: what their specifications call the signature. */
const signatures: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  ico: /^00000100/,
  woff2: /^774f4632/,
  webp: /^52494646.{8}57454250/,
  avif: /^.{8}6674797061766966/,
  svg: /^3c(?:737667|3f786d6c)/,
  xml: /^3c3f786d6c/,
  vcf: /^424547494e3a5643415244/,
};

/** What is wrong with a file that a page points to, if anything: "is empty", "is no PNG file, as its name says". */
export function fileFault(path: string, site: WrittenSite): string | undefined {
  const bytes = Buffer.from(site.start(path));
  if (bytes.length === 0) return 'is empty';
  const type = /[^.]*$/.exec(path)?.[0] ?? '';
  const isRight = signatures[type]?.test(bytes.toString('hex')) ?? true;
  if (!isRight || !isWhole(type, path, site)) return `is no ${type.toUpperCase()} file, as its name says`;
}

function isWhole(type: string, path: string, site: WrittenSite): boolean {
  if (type === 'svg') return site.read(path).trimEnd().endsWith('</svg>');
  if (type !== 'json' && type !== 'webmanifest') return true;
  try {
    JSON.parse(site.read(path));
    return true;
  } catch {
    return false;
  }
}
