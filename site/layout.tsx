import type { ReactNode } from 'react';
import type { Band } from './components/call-band/call-band.tsx';
import { CallBar } from './components/call-bar/call-bar.tsx';
import { Notice } from './components/notice/notice.tsx';
import { SiteFooter } from './components/site-footer/site-footer.tsx';
import { SiteHeader } from './components/site-header/site-header.tsx';
import { Sources } from './components/sources/sources.tsx';
import { Toasts } from './components/toasts/toasts.tsx';
import { useContent } from './site-context.ts';

/** What every page has around its main part, and the sources at its end; the footer begins with the page's band. */
export function Layout({ band, children }: { band: Band; children: ReactNode }) {
  const { messages } = useContent();
  return (
    <div className="layout" data-page-links="">
      <a className="skip-link visually-hidden" href="#main">
        {messages.layout.skip}
      </a>
      <SiteHeader />
      <Notice />
      <main id="main" tabIndex={-1}>
        {children}
        <Sources />
      </main>
      <SiteFooter band={band} />
      <CallBar />
      <Toasts />
    </div>
  );
}
