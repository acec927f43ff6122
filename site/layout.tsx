import type { ReactNode } from 'react';
import { type Business, BusinessContext } from './business/business.ts';
import { CallBar } from './components/call-bar/call-bar.tsx';
import { SiteFooter } from './components/site-footer/site-footer.tsx';
import { SiteHeader } from './components/site-header/site-header.tsx';
import { Toasts } from './components/toasts/toasts.tsx';
import { PathContext } from './navigation.ts';

/** What every page shares, around its main text. */
export function Layout({ business, path, children }: { business: Business; path: string; children: ReactNode }) {
  return (
    <BusinessContext value={business}>
      <PathContext value={path}>
        <div className="layout" data-page-links="">
          <a className="skip-link" href="#main">
            Skip to the main text
          </a>
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
          <CallBar />
          <Toasts />
        </div>
      </PathContext>
    </BusinessContext>
  );
}
