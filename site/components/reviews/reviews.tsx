import { siteName } from '../../business/site-name.ts';
import { formatMonth } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { Quotation } from '../quotation/quotation.tsx';
import { Section } from '../section/section.tsx';

/** On the home page the first two reviews, where there are some. */
export function Reviews() {
  const { reviews } = useBusiness();
  return reviews && <ReviewSection reviews={reviews.slice(0, 2)} />;
}

/** On the page about the company the last two, and its own pages elsewhere. */
export function MoreReviews() {
  const { reviews = [], reviewsUrl, profiles = [] } = useBusiness();
  if (reviews.length === 0 && !reviewsUrl && profiles.length === 0) return null;
  return <ReviewSection reviews={reviews.slice(-2)} profiles={profiles} />;
}

interface ReviewSectionProps {
  reviews: NonNullable<ReturnType<typeof useBusiness>['reviews']>;
  profiles?: readonly string[];
}

/** What customers wrote, in their own words, and where all of it stands. */
function ReviewSection({ reviews, profiles = [] }: ReviewSectionProps) {
  const { reviewsUrl } = useBusiness();
  const { messages, language } = useContent();
  const { title, all, elsewhere, also } = messages.layout.reviews;
  const places = [
    ...(reviewsUrl ? [[all, [reviewsUrl]] as const] : []),
    ...(profiles.length > 0 ? [[also, profiles] as const] : []),
  ];
  return (
    <Section title={reviews.length > 0 ? title : elsewhere} id="reviews" modifiers={['section--split']}>
      <div className="section__words">
        {reviews.length > 0 && (
          <div className="columns">
            {reviews.map(({ text, name, date, url }) => (
              <Quotation key={url + text} words={text}>
                {name}, <time dateTime={date}>{formatMonth(language, date)}</time>,{' '}
                <ExternalLink to={url}>{siteName(url)}</ExternalLink>
              </Quotation>
            ))}
          </div>
        )}
        {places.length > 0 && (
          <p>
            {places.map(([label, urls], index) => (
              <span key={label}>
                {index > 0 && ' · '}
                {label} <Sites urls={urls} />
              </span>
            ))}
          </p>
        )}
      </div>
    </Section>
  );
}

const Sites = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <ExternalLink to={url}>{siteName(url)}</ExternalLink>
    </span>
  ));
