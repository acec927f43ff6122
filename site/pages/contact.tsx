import type { Article } from '../../build/route.ts';
import { CallButton, CallLink } from '../components/call/call.tsx';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { EmailLink } from '../components/links/email-link.tsx';
import { AreaMap } from '../components/map/area-map.tsx';
import { EmbeddedMap } from '../components/map/embedded-map.tsx';
import { Items } from '../components/markdown/sentence.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { DescriptionList } from '../components/rows/description-list.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import { Section } from '../components/section/section.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import { WhereAmI } from '../components/where-am-i/where-am-i.tsx';
import { CallsAndDanger, RoadControl } from '../components/who-to-call/who-to-call.tsx';
import type { ContactData } from '../content/page-schemas.ts';
import { inLanguage } from '../paths.ts';
import { useBusiness, useContent, useSite } from '../site-context.ts';

/** How to reach the company and what to say. */
export function ContactPage({ contact }: { contact: Article<ContactData> }) {
  const { messages } = useContent();
  const { services } = useBusiness();
  const { call, quote } = messages.contact;
  const { heading, lead, dispatcher, whereAmI, areas, map } = contact.data;
  return (
    <>
      <PageHead heading={<CompanyName after={heading} />} lead={lead} opening={<RoadControl />}>
        <CallsAndDanger>
          <CallButton words={services.includes('emergency-towing-service') ? call : undefined} form="sign" />
          <TextLocation />
          <QuoteButton label={quote} />
        </CallsAndDanger>
      </PageHead>
      <WhereAmI {...whereAmI}>
        <Section title={dispatcher.title} className="stack">
          <div className="section__wide">
            <ul>
              <Items texts={dispatcher.items} />
            </ul>
          </div>
        </Section>
      </WhereAmI>
      <div className="section section--grid">
        <Section title={map} className="stack map__place">
          <ContactCard />
          <EmbeddedMap />
        </Section>
        <Section title={areas} className="stack">
          <AreaMap />
        </Section>
      </div>
      <ArticleBody {...contact} />
    </>
  );
}

/** When to reach the company, and how besides the number in the head. */
function ContactCard() {
  const { business, content, href } = useSite();
  const { messages, facts, interpolate } = content;
  const { title, phones, hours, office, email, save } = messages.contact.card;
  return (
    <aside className="stack" aria-label={title}>
      <DescriptionList
        items={[
          [
            phones,
            business.secondPhone && (
              <>
                <CallLink />
                <br />
                <CallLink to="secondPhone" />
              </>
            ),
          ],
          [hours.label, facts.roundTheClock ? hours.roundTheClock : interpolate('{Hours}')],
          [office.label, office.text],
          [email, business.email && <EmailLink address={business.email} />],
        ]}
      />
      <a className="lone-link screen-only" href={href(inLanguage(content, '/contact.vcf'))}>
        {save}
      </a>
    </aside>
  );
}
