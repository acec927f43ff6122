import type { ReactNode } from 'react';
import { CallBar } from './components/call/call-bar.tsx';
import { type Band, SiteFooter } from './components/site-footer/site-footer.tsx';
import { SiteHeader } from './components/site-header/site-header.tsx';
import { Notice, Sources } from './components/strip/strip.tsx';
import { Toasts } from './components/strip/toasts.tsx';
import { useContent } from './site-context.ts';

interface LayoutProps {
  /** The first part of the footer. */
  band: Band;
  /** Whether the page is about calling someone else. */
  isQuiet?: boolean | undefined;
  /** Whether it is for visitors who plan ahead, not for someone stuck. */
  isPlanned?: boolean | undefined;
  children: ReactNode;
}

/** What every page has around its content, and the list of sources at the end of it. */
export function Layout({ band, isQuiet = false, isPlanned = false, children }: LayoutProps) {
  const { messages } = useContent();
  return (
    <div className="layout" id="top">
      <a className="button skip-link visually-hidden" href="#main">
        {messages.layout.skip}
      </a>
      <SiteHeader isQuiet={isQuiet} />
      <Notice />
      <main id="main" tabIndex={-1}>
        {children}
        <Sources />
      </main>
      <SiteFooter band={band} />
      <CallBar isQuiet={isQuiet} isPlanned={isPlanned} />
      <Toasts />
    </div>
  );
}
