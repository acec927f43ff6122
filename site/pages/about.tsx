import type { Article } from '../../build/route.ts';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { GuideSign } from '../components/guide-sign/guide-sign.tsx';
import { Markdown } from '../components/markdown/markdown.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { Reviews } from '../components/reviews/reviews.tsx';
import { StorySections } from '../components/story/story-sections.tsx';
import type { AboutData } from '../content/front-matter.ts';
import { useContent } from '../site-context.ts';

/** Who the company is and why a driver may trust it. */
export function AboutPage({ about }: { about: Article<AboutData> }) {
  const { messages, interpolate } = useContent();
  const { heading, picture } = messages.about;
  return (
    <>
      <PageHead
        heading={<CompanyName after={heading} />}
        lead={about.data.lead}
        scene={{ slug: 'about', alt: interpolate(picture) }}
      >
        <GuideSign />
      </PageHead>
      {about.intro.length > 0 && (
        <div className="section">
          <Markdown text={about.intro} />
        </div>
      )}
      <StorySections sections={about.sections} />
      <Reviews />
    </>
  );
}
