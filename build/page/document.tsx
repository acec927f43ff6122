import type { PageRoute } from '../route.ts';
import { Head, type HeadProps } from './head.tsx';
import { rawElement } from './raw-element.tsx';

/** A page as one React tree, from `<html>` down; the body was rendered first, as the head depends on it. */
export function Document({ route, body, ...head }: HeadProps & { route: PageRoute; body: string }) {
  return (
    <html lang={route.language}>
      <Head route={route} {...head} />
      {rawElement('body', body)}
    </html>
  );
}
