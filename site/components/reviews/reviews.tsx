import { siteName } from '../../business/site-name.ts';
import { formatMonth } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { Quotation } from '../quotation/quotation.tsx';
import { Section } from '../section/section.tsx';

/**
 * What customers wrote, in their own words, and where all of it stands: on the home page the first two reviews, where
 * there are some; on the page about the company the last one, and the company's own pages elsewhere.
 */
export function Reviews({ isOnHome = false }: { isOnHome?: boolean }) {
  const { reviews = [], reviewsUrl, profiles = [] } = useBusiness();
  const { messages, language } = useContent();
  const { title, one, elsewhere, all, also } = messages.layout.reviews;
  const shown = isOnHome ? reviews.slice(0, 2) : reviews.slice(-1);
  const places = Object.entries({ [all]: reviewsUrl ? [reviewsUrl] : [], [also]: isOnHome ? [] : profiles }).filter(
    ([, urls]) => urls.length > 0,
  );
  const hasReviews = shown.length > 0;
  if (!hasReviews && (isOnHome || places.length === 0)) return null;
  return (
    <Section title={isOnHome ? title : hasReviews ? one : elsewhere} id="reviews" isSplit>
      {hasReviews && (
        <div className="columns">
          {shown.map(({ text, name, date, url, language: own }) => (
            <Quotation key={url + text} words={text} language={language.startsWith(own) ? undefined : own}>
              {name}, <time dateTime={date}>{formatMonth(language, date)}</time>, <Link to={url}>{siteName(url)}</Link>
            </Quotation>
          ))}
        </div>
      )}
      {places.length > 0 && (
        <p>
          {places.map(([label, urls], index) => (
            <span key={label}>
              {index > 0 && '\u00a0· '}
              {label} <Sites urls={urls} />
            </span>
          ))}
        </p>
      )}
    </Section>
  );
}

const Sites = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <Link to={url}>{siteName(url)}</Link>
    </span>
  ));
