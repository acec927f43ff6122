import { siteName } from '../../business/site-name.ts';
import { formatMonth } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { Quotation } from '../quotation/quotation.tsx';
import { Section } from '../section/section.tsx';

/** On the home page the first two reviews, where there are some. */
export function Reviews() {
  const { reviews } = useBusiness();
  const { title } = useContent().messages.layout.reviews;
  return reviews && <ReviewSection title={title} reviews={reviews.slice(0, 2)} />;
}

/** On the page about the company the last one, and its own pages elsewhere. */
export function MoreReviews() {
  const { reviews = [], reviewsUrl, profiles = [] } = useBusiness();
  const { one, elsewhere } = useContent().messages.layout.reviews;
  if (reviews.length === 0 && !reviewsUrl && profiles.length === 0) return null;
  const title = reviews.length > 0 ? one : elsewhere;
  return <ReviewSection title={title} reviews={reviews.slice(-1)} profiles={profiles} />;
}

interface ReviewSectionProps {
  title: string;
  reviews: NonNullable<ReturnType<typeof useBusiness>['reviews']>;
  profiles?: readonly string[];
}

/** What customers wrote, in their own words, and where all of it stands. */
function ReviewSection({ title, reviews, profiles = [] }: ReviewSectionProps) {
  const { reviewsUrl } = useBusiness();
  const { messages, language } = useContent();
  const { all, also } = messages.layout.reviews;
  const places = [
    ...(reviewsUrl ? [[all, [reviewsUrl]] as const] : []),
    ...(profiles.length > 0 ? [[also, profiles] as const] : []),
  ];
  return (
    <Section title={title} id="reviews" modifiers={['section--split']}>
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
                {index > 0 && '\u00a0· '}
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
