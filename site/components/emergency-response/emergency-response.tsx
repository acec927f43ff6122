import type { HomeData } from '../../content/page-schemas.ts';
import { useContent } from '../../site-context.ts';
import { EmergencyNumber, OurNumber, TollRoadNumbers } from '../call/call.tsx';
import { Steps } from '../list/steps.tsx';
import { Paragraph } from '../markdown/sentence.tsx';
import { Section } from '../section/section.tsx';

/** Whom to call, in a line for each number, and what happens then. */
export function EmergencyResponse({ response, whoToCall }: Pick<HomeData, 'response' | 'whoToCall'>) {
  const { title, steps } = response;
  const { facts } = useContent();
  const { danger, tollRoads, ours } = whoToCall.inLine;
  return (
    <Section title={title} className="section section--beside band">
      <ul className="call__list">
        <li>
          <small>{danger}</small>
          <EmergencyNumber />
        </li>
        {tollRoads && (
          <li>
            <small>{tollRoads}</small>
            <TollRoadNumbers />
          </li>
        )}
        <li>
          <small>{ours}</small>
          <OurNumber />
        </li>
      </ul>
      {facts.afterHours && (
        <p>
          {facts.weAnswer} {facts.afterHours}
        </p>
      )}
      <div className="section__beside">
        <Steps steps={steps.map(({ title, text }) => ({ title, text: <Paragraph text={text} /> }))} />
      </div>
    </Section>
  );
}
