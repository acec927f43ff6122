import type { PageRoute, SiteMeta } from '../route.ts';
import { Head, type HeadAssets } from './head.tsx';

/** A page as one React tree, from `<html>` down. */
export function Document({ site, route, assets }: { site: SiteMeta; route: PageRoute; assets: HeadAssets }) {
  return (
    <html lang={site.language}>
      <Head site={site} route={route} assets={assets} />
      <body>{route.body}</body>
    </html>
  );
}
