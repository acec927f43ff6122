import type { Article } from '../../build/route.ts';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { GuideSign } from '../components/guide-sign/guide-sign.tsx';
import { Markdown } from '../components/markdown/markdown.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { Person } from '../components/person/person.tsx';
import { Reviews } from '../components/reviews/reviews.tsx';
import { StorySections } from '../components/story/story-sections.tsx';
import type { AboutData } from '../content/front-matter.ts';
import { Icon, type IconName } from '../scenes/icons.tsx';
import { useBusiness, useContent } from '../site-context.ts';

/** Who the company is and why a driver may trust it. */
export function AboutPage({ about }: { about: Article<AboutData> }) {
  const { recognition = [], otherTowingSites, people = [] } = useBusiness();
  const { messages, interpolate } = useContent();
  const { heading, picture, principles } = messages.about;
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
      <StorySections
        sections={about.sections}
        additions={{
          mission: people.length > 0 && people.map((person) => <Person key={person.name} {...person} />),
          values: <IconList items={principles} />,
          certifications: otherTowingSites.length > 0 && <OutboundLinks links={otherTowingSites} />,
          recognition: <OutboundLinks links={recognition} />,
        }}
      />
      <Reviews />
    </>
  );
}

/** Short items side by side, by the name of the icon beside each. */
function IconList({ items }: { items: Readonly<Partial<Record<IconName, { title: string; text: string }>>> }) {
  const { interpolate } = useContent();
  const entries = Object.entries(items) as [IconName, { title: string; text: string }][];
  return (
    <ul className="icon-list columns">
      {entries.map(([icon, { title, text }]) => (
        <li key={icon}>
          <Icon name={icon} />
          <h3>{interpolate(title)}</h3>
          <p>{interpolate(text)}</p>
        </li>
      ))}
    </ul>
  );
}
