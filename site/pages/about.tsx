import type { TextSection } from '../../build/route.ts';
import { useBusiness } from '../business/business.ts';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { Limits } from '../components/limits/limits.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { NotesContext } from '../components/sources/notes.ts';
import { Sources } from '../components/sources/sources.tsx';
import { TextBlocks } from '../components/text-blocks/text-blocks.tsx';
import { type Content, useContent } from '../content/content.ts';
import { takeSections } from '../content/sections.ts';

/** Who the company is and why a driver may trust it. */
export function AboutPage() {
  const { recognition: held = [] } = useBusiness();
  const words = useContent();
  const { phrases, fill, about } = words;
  const { heading, picture, principles, band } = phrases.about;
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
      <div className="page-head page-head--split page-head--scene">
        <Breadcrumbs crumbs={aboutCrumbs(words)} />
        <h1>
          {heading} <CompanyName />
        </h1>
        <p className="lead">{fill(about.data.lead)}</p>
        <ScenePicture slug="long-distance-towing" page="about" alt={fill(picture)} />
      </div>
      <div className="prose">
        <div className="section-pair">
          <TextPart section={story} />
          <TextPart section={mission} />
        </div>
        <Section title={<Phrase text={values.title} />} looks={['band']}>
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
          <Certifications section={certifications} looks={['section--split']} />
        )}
        <Section title={<Phrase text={whyUs.title} />} looks={['section--split', 'night']}>
          <div className="section__words">
            <TextBlocks blocks={whyUs.blocks} />
          </div>
          <div className="section__wide">
            <Limits />
          </div>
        </Section>
      </div>
      <Sources />
      <CallBand {...band} />
    </NotesContext>
  );
}

/** Beside the heading where it stands alone. */
function Certifications({ section: { title, blocks }, looks }: { section: TextSection; looks?: readonly string[] }) {
  const { otherTowingSites } = useBusiness();
  return (
    <Section title={<Phrase text={title} />} looks={looks ?? []}>
      <div className="section__words">
        <TextBlocks blocks={blocks} />
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

export const aboutCrumbs = ({ phrases }: Content) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name: phrases.layout.pages.about, path: '/about/' },
];
