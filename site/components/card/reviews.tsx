import type { ReactNode } from 'react';
import type { Business } from '../../business/business.ts';
import { siteName } from '../../business/proof.ts';
import { formatMonth } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { OutboundLinks } from '../links/outbound-links.tsx';
import { Section } from '../section/section.tsx';

/** So many of them are on the home page, the first beside the number. */
const most = 2;

/**
 * What customers wrote, in their own words, and where all of it is: on the home page one more, where there
 * is one; on the page about the company the others, the company's own pages elsewhere, and where to write a review.
 */
export function Reviews({ isOnHome = false }: { isOnHome?: boolean }) {
  const { reviews = [], reviewsUrl, reviewUrl, profiles = [] } = useBusiness();
  const { title, one, elsewhere, all, also, write } = useContent().shared.reviews;
  const shown = isOnHome ? reviews.slice(1, most) : reviews.slice(most);
  const places = [
    { label: all, urls: [reviewsUrl ?? []].flat() },
    { label: also, urls: isOnHome ? [] : profiles },
    { label: write, urls: isOnHome ? [] : [reviewUrl ?? []].flat() },
  ].filter(({ urls }) => urls.length > 0);
  if (shown.length === 0 && (isOnHome || places.length === 0)) return null;
  return (
    <Section title={shown.length > 1 ? title : shown.length === 1 ? one : elsewhere} id="reviews">
      {shown.length > 0 && (
        <div className="columns">
          {shown.map((review) => (
            <ReviewQuotation key={review.url + review.text} {...review} />
          ))}
        </div>
      )}
      {places.map(({ label, urls }) => (
        <p key={label}>
          {label} <OutboundLinks links={urls.map((url) => ({ name: siteName(url), url }))} />
        </p>
      ))}
    </Section>
  );
}

/** A customer's own words, with the name, the month and the link to where they are. */
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
