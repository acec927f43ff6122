import { shareSize } from '../assets/share-card.tsx';
import type { PageRoute, SiteMeta } from '../route.ts';
import { JsonLd } from './json-ld.tsx';
import { rawText } from './raw-text.tsx';

/** Files made before the page, as paths from the site's root. */
export interface HeadAssets {
  script: string;
  fonts: readonly string[];
  share: string;
}

/** Stand where styles and policy go: these depend on the body and are filled in after it was rendered. */
export const stylesSlot = '%styles%';
export const policySlot = '%policy%';

/**
 * The whole `<head>` of a page, from its meta data alone, in the order that React gives it anyway: it moves what can be
 * hoisted (meta, title, link) before styles and scripts.
 */
export function Head({ site, route, assets }: { site: SiteMeta; route: PageRoute; assets: HeadAssets }) {
  const { path, meta } = route;
  const base = new URL(site.url).pathname;
  const local = (file: string) => base + file.slice(1);
  const absolute = (file: string) => site.url + file.slice(1);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta httpEquiv="Content-Security-Policy" content={policySlot} />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.listed && <link rel="canonical" href={absolute(path)} />}
      <meta name="robots" content={meta.listed ? 'max-image-preview:large' : 'noindex'} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={local(font)} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.themeColor.dark} />
      <link rel="icon" href={local('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={local('/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={local('/apple-touch-icon.png')} />
      <link rel="manifest" href={local('/site.webmanifest')} />
      <link rel="alternate" href={local('/feed.xml')} type="application/atom+xml" title={site.name} />
      <meta property="og:type" content={meta.entry ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.listed && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:image" content={absolute(assets.share)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={meta.share.alt} />
      {meta.entry && <meta property="article:published_time" content={meta.entry.published} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={absolute(assets.share)} />
      <meta name="twitter:image:alt" content={meta.share.alt} />
      {rawText('style', stylesSlot)}
      <script type="module" src={local(assets.script)} />
      {rawText('script', speculationRules(base, path), 'speculationrules')}
      <JsonLd graph={meta.graph(absolute(assets.share))} />
    </head>
  );
}

/**
 * Another page of the site is rendered beforehand when a visitor shows the intent to go there (hover, or touch). Files
 * are not pages, and the open page is only scrolled.
 */
function speculationRules(base: string, path: string): string {
  const others = [
    { href_matches: `${base}*.*` },
    { href_matches: base + path.slice(1) },
    { selector_matches: '[target]' },
  ];
  const where = { and: [{ href_matches: `${base}*` }, ...others.map((other) => ({ not: other }))] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
