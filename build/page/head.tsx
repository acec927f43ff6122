import type { Assets } from '../assets/assets.ts';
import { shareSize } from '../assets/share-pictures.tsx';
import { languageLinks, type PageRoute, type SiteMeta } from '../route.ts';

/** What a page is made with, and the path of its share picture from the site's root. */
export interface PageAssets extends Pick<Assets, 'script' | 'stylesFor'> {
  font: Pick<Assets['font'], 'files'>;
  share: string;
  /** Whether it keeps its class names and all tags, as tests and developers read them; a visitor's page is short. */
  readable?: boolean | undefined;
}

/** The elements of a page's `<head>` but for its inline code. */
export function HeadElements({ site, route, assets }: { site: SiteMeta; route: PageRoute; assets: PageAssets }) {
  const { path, meta, home, hasFeed, alternates } = route;
  const links = meta.listed ? languageLinks(alternates) : [];
  const base = new URL(site.url).pathname;
  const local = (file: string) => base + file.slice(1);
  const absolute = (file: string) => site.url + file.slice(1);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.listed && <link rel="canonical" href={absolute(path)} />}
      {links.map(([other, twin]) => (
        <link key={other} rel="alternate" hrefLang={other} href={absolute(twin)} />
      ))}
      <meta name="robots" content={meta.listed ? 'max-image-preview:large' : 'noindex'} />
      {assets.font.files.map(({ path: font }) => (
        <link key={font} rel="preload" href={local(font)} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content={site.themeColor} />
      <link rel="icon" href={local('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={local('/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={local('/apple-touch-icon.png')} />
      <link rel="manifest" href={local(`${home}site.webmanifest`)} />
      {hasFeed && (
        <link rel="alternate" href={local(`${home}feed.xml`)} type="application/atom+xml" title={site.name} />
      )}
      <meta property="og:type" content={meta.published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.listed && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:image" content={absolute(assets.share)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={meta.share.alt} />
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
