import type { ReactNode } from 'react';

interface QuotationProps {
  words: string;
  /** The words' language, where it is not the page's. */
  language?: string | undefined;
  children: ReactNode;
}

/** Somebody's exact words, and under them who said so. */
export const Quotation = ({ words, language, children }: QuotationProps) => (
  <figure className="card__quotation">
    <blockquote lang={language}>“{words}”</blockquote>
    <figcaption>{children}</figcaption>
  </figure>
);
