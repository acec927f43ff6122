import type { ReactNode } from 'react';
import type { Business } from '../../business/business.ts';
import { formatMonth } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { OutboundLinks } from '../links/outbound-links.tsx';
import { Section } from '../section/section.tsx';
import { siteName } from './site-name.ts';

/** How many are on the home page, the first of them near the number. */
const onHome = 2;

/**
 * What customers wrote, in their own words, and a link to all reviews. The home page has one more here. About has the
 * others, and links to the company's pages elsewhere and to where to write a review.
 */
export function Reviews({ isOnHome = false }: { isOnHome?: boolean }) {
  const { reviews = [], reviewsUrl, reviewUrl, profiles = [] } = useBusiness();
  const { title, one, elsewhere, all, also, write } = useContent().shared.reviews;
  const shown = isOnHome ? reviews.slice(1, onHome) : reviews.slice(onHome);
  const places = [
    { label: all, urls: [reviewsUrl ?? []].flat() },
    { label: also, urls: isOnHome ? [] : profiles },
    { label: write, urls: isOnHome ? [] : [reviewUrl ?? []].flat() },
  ].filter(({ urls }) => urls.length > 0);
  if (shown.length === 0 && (isOnHome || places.length === 0)) return null;
  return (
    <Section title={shown.length > 1 ? title : shown.length === 1 ? one : elsewhere} id="reviews">
      <div className={isOnHome ? 'stack' : 'section--grid stack'}>
        {shown.map((review) => (
          <ReviewQuotation key={review.url + review.text} {...review} />
        ))}
        {places.length > 0 && (
          <div>
            {places.map(({ label, urls }) => (
              <p key={label}>
                {label} <OutboundLinks links={urls.map((url) => ({ name: siteName(url), url }))} />
              </p>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

/** A customer's own words, with the name, the month and a link to the original. */
export function ReviewQuotation({ text, name, date, url, language: own }: NonNullable<Business['reviews']>[number]) {
  const { language } = useContent();
  return (
    <Quotation words={text} language={language.startsWith(own) ? undefined : own}>
      {name}, <time dateTime={date}>{formatMonth(language, date)}</time>, <Link to={url}>{siteName(url)}</Link>
    </Quotation>
  );
}

interface QuotationProps {
  words: string;
  /** The language of the words, if it isn't the page's. */
  language?: string | undefined;
  children: ReactNode;
}

/** Someone's exact words, and who said them. */
export const Quotation = ({ words, language, children }: QuotationProps) => (
  <figure>
    <blockquote lang={language}>“{words}”</blockquote>
    <figcaption>{children}</figcaption>
  </figure>
);
