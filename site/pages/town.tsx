import { ArticleBody } from '../components/article-sections/article-sections.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { GuideSign } from '../components/guide-sign/guide-sign.tsx';
import { Paragraph } from '../components/markdown/sentence.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ReviewQuotation } from '../components/reviews/reviews.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import type { TownPage as Town } from '../content/content.ts';
import { formatUnit } from '../content/intl.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** A town that the company goes to, by what only that town has. */
export function TownPage({ town }: { town: Town }) {
  const { reviews = [] } = useBusiness();
  const { language, messages, shared } = useContent();
  const { heading, lead, roads, region, milesFromYard, policeTows, photo, picture = '', text } = town;
  const review = reviews.find(({ url }) => url === town.review);
  const miles = formatUnit(language, milesFromYard, 'mile');
  return (
    <>
      <PageHead
        heading={heading}
        lead={lead}
        aside={photo && <ScenePicture slug="" photo={photo} alt={picture} />}
        below={
          <div className="actions head-actions">
            <CallButton />
            <TextLocation />
            <QuoteButton />
          </div>
        }
      >
        <p>{messages.town.distance({ miles })}</p>
        <GuideSign title={shared.towns.roads} roads={roads} region={region} />
      </PageHead>
      <ArticleBody {...text} />
      {policeTows && (
        <Section title={shared.towns.policeTows} id="police-tows" isSplit>
          <Paragraph text={policeTows} />
        </Section>
      )}
      {review && (
        <Section title={shared.towns.review} id="review" isSplit>
          <ReviewQuotation {...review} />
        </Section>
      )}
    </>
  );
}
