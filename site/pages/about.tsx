import type { Article } from '../../build/route.ts';
import { CallButton } from '../components/call/call.tsx';
import { Reviews } from '../components/card/reviews.tsx';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { GuideSign } from '../components/guide-sign/guide-sign.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import type { AboutData } from '../content/page-schemas.ts';
import { useBusiness } from '../site-context.ts';

/** Who the company is, and why drivers can trust it. */
export function AboutPage({ about }: { about: Article<AboutData> }) {
  const { heading, lead, picture } = about.data;
  return (
    <>
      <PageHead
        heading={<CompanyName after={heading} />}
        lead={lead}
        scene={{ slug: 'about', alt: picture }}
        isSign={Boolean(useBusiness().roads)}
      >
        <GuideSign />
        <div className="actions">
          <CallButton form="sign" />
        </div>
      </PageHead>
      <ArticleBody {...about} />
      <Reviews />
    </>
  );
}
