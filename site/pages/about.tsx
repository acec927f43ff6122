import type { ReactNode } from 'react';
import type { Article, TextSection } from '../../build/route.ts';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { GuideSign } from '../components/guide-sign/guide-sign.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { License } from '../components/license/license.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { Person } from '../components/person/person.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { Reviews } from '../components/reviews/reviews.tsx';
import { Section } from '../components/section/section.tsx';
import { TextBlocks } from '../components/text-blocks/text-blocks.tsx';
import type { AboutData } from '../content/front-matter.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** The sections that have a place of their own, by the ids of their headings; others stand before the last one. */
const placed: readonly string[] = ['story', 'mission', 'values', 'certifications', 'recognition', 'why-us'];

/** Who the company is and why a driver may trust it. */
export function AboutPage({ about }: { about: Article<AboutData> }) {
  const { recognition: held = [], otherTowingSites, people = [], license } = useBusiness();
  const { messages, interpolate } = useContent();
  const { heading, picture, principles } = messages.about;
  const [story, mission, values, certifications, recognition, whyUs] = placed.map((id) =>
    about.sections.find((section) => section.id === id),
  );
  const others = about.sections.filter(({ id }) => !placed.includes(id));
  const proof = license && (
    <p>
      <License />
    </p>
  );
  const sites = otherTowingSites.length > 0 && <OutboundLinks links={otherTowingSites} />;
  return (
    <>
      <PageHead
        heading={
          <>
            {heading} <CompanyName />
          </>
        }
        lead={about.data.lead}
        scene={{ slug: 'about', alt: interpolate(picture) }}
      >
        <GuideSign />
      </PageHead>
      {about.intro.length > 0 && (
        <div className="section">
          <TextBlocks blocks={about.intro} />
        </div>
      )}
      <div className="section-pair">
        <Part section={story} />
        <Part section={mission}>
          {people.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </Part>
      </div>
      <Part section={values} modifiers={['band']}>
        <IconList items={principles} />
      </Part>
      {recognition ? (
        <div className="section-pair">
          <Part section={certifications} proof={proof}>
            {sites}
          </Part>
          <Part section={recognition}>
            <OutboundLinks links={held} />
          </Part>
        </div>
      ) : (
        <Part section={certifications} proof={proof} isSplit>
          {sites}
        </Part>
      )}
      {others.map((section) => (
        <Part key={section.id} section={section} isSplit />
      ))}
      <Reviews />
      <Part section={whyUs} modifiers={['night']} isSplit />
    </>
  );
}

interface PartProps {
  /** Left out where the owner's text has none. */
  section: TextSection | undefined;
  modifiers?: readonly string[];
  /** Whether its heading stands beside its words on a wide screen. */
  isSplit?: boolean;
  /** Behind the first of its paragraphs. */
  proof?: ReactNode;
  /** Behind its words. */
  children?: ReactNode;
}

function Part({ section, modifiers = [], isSplit = false, proof, children }: PartProps) {
  if (!section) return null;
  const { title, blocks } = section;
  return (
    <Section title={<Phrase text={title} />} isSplit={isSplit} modifiers={modifiers}>
      <TextBlocks blocks={blocks.slice(0, 1)} />
      {proof}
      <TextBlocks blocks={blocks.slice(1)} />
      {children}
    </Section>
  );
}
