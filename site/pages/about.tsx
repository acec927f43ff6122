import type { TextSection } from '../../build/route.ts';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { NotesContext } from '../components/sources/notes.ts';
import { Sources } from '../components/sources/sources.tsx';
import { TextBlocks } from '../components/text-blocks/text-blocks.tsx';
import { takeSections } from '../content/sections.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** Who the company is and why a driver may trust it. */
export function AboutPage() {
  const { recognition: held = [] } = useBusiness();
  const { messages, interpolate, about } = useContent();
  const { heading, picture, principles } = messages.about;
  const {
    story,
    mission,
    values,
    certifications,
    recognition,
    'why-us': whyUs,
  } = takeSections(about, ['story', 'mission', 'values', 'certifications', 'why-us'], ['recognition']);
  return (
    <NotesContext value={about.footnotes}>
      <PageHead
        heading={
          <>
            {heading} <CompanyName />
          </>
        }
        lead={about.data.lead}
        scene={<ScenePicture slug="long-distance-towing" page="about" alt={interpolate(picture)} />}
      />
      <Prose>
        <div className="section-pair">
          <TextPart section={story} />
          <TextPart section={mission} />
        </div>
        <Section title={<Phrase text={values.title} />} modifiers={['band']}>
          <TextBlocks blocks={values.blocks} />
          <IconList items={principles} />
        </Section>
        {recognition ? (
          <div className="section-pair">
            <Certifications section={certifications} />
            <Section title={<Phrase text={recognition.title} />}>
              <TextBlocks blocks={recognition.blocks} />
              <OutboundLinks links={held} />
            </Section>
          </div>
        ) : (
          <Certifications section={certifications} modifiers={['section--split']} />
        )}
        <Section title={<Phrase text={whyUs.title} />} modifiers={['section--split', 'night']}>
          <div className="section__words">
            <TextBlocks blocks={whyUs.blocks} />
          </div>
        </Section>
      </Prose>
      <Sources />
    </NotesContext>
  );
}

function Certifications({ section, modifiers = [] }: { section: TextSection; modifiers?: readonly string[] }) {
  const { otherTowingSites } = useBusiness();
  return (
    <Section title={<Phrase text={section.title} />} modifiers={modifiers}>
      <div className="section__words">
        <TextBlocks blocks={section.blocks} />
        {otherTowingSites.length > 0 && <OutboundLinks links={otherTowingSites} />}
      </div>
    </Section>
  );
}

const TextPart = ({ section: { title, blocks } }: { section: TextSection }) => (
  <Section title={<Phrase text={title} />}>
    <TextBlocks blocks={blocks} />
  </Section>
);
