import type { Article } from '../../build/route.ts';
import { CallButton } from '../components/call/call.tsx';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { AreaMap } from '../components/map/area-map.tsx';
import { EmbeddedMap } from '../components/map/embedded-map.tsx';
import { Items } from '../components/markdown/sentence.tsx';
import { ContactCard } from '../components/paper/contact-card.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import { Section, Titled } from '../components/section/section.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import { WhereAmI } from '../components/where-am-i/where-am-i.tsx';
import { WhoToCall } from '../components/who-to-call/who-to-call.tsx';
import type { ContactData } from '../content/page-schemas.ts';
import { useContent } from '../site-context.ts';

/** How to reach the company and what to say. */
export function ContactPage({ contact }: { contact: Article<ContactData> }) {
  const { call, quote } = useContent().messages.contact;
  const { heading, lead, dispatcher, whereAmI, withoutVoice, areas, map, fleets = [], privacy } = contact.data;
  return (
    <>
      <PageHead
        heading={<CompanyName after={heading} />}
        lead={lead}
        opening={<WhoToCall />}
        beside={
          <Section title={dispatcher.title}>
            <ul>
              {dispatcher.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        }
      >
        <div className="actions">
          <CallButton words={call} form="sign" />
          <TextLocation />
          <QuoteButton label={quote} />
        </div>
      </PageHead>
      <WhereAmI {...whereAmI} />
      <Section title={withoutVoice.title} id="without-voice" layout="split">
        <ul>
          <Items texts={withoutVoice.items} />
        </ul>
      </Section>
      <div className="section section--pair">
        <Titled title={areas} className="stack screen-only">
          <AreaMap />
        </Titled>
        <Titled title={map} className="stack map__place">
          <ContactCard more={fleets} />
          <EmbeddedMap />
        </Titled>
      </div>
      <ArticleBody {...contact} />
      <Section title={privacy.title} id="privacy" layout="split">
        <ul>
          <Items texts={privacy.items} />
        </ul>
      </Section>
    </>
  );
}
