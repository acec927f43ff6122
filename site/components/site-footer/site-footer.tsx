import { Fragment } from 'react';
import { wordsIn } from '../../business/fields/text.ts';
import { guideLinks, headerLinks, serviceLinks } from '../../navigation.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { CallButton, CallLink } from '../call/call.tsx';
import { Link, LinkItems } from '../links/link.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { Section } from '../section/section.tsx';

/** A question or an offer in the page's own words. */
export interface Band {
  title: string;
  text: string;
}

/** The end of every page: its last offer, the company's address and hours, links to all pages. */
export function SiteFooter({ band }: { band: Band }) {
  const { name, license = [] } = useBusiness();
  const content = useContent();
  const { layout } = content.messages;
  const { facts } = content;
  return (
    <footer className="site-footer night screen-only">
      <Section title={band.title} className="call__band">
        <p>{band.text}</p>
        <div className="actions">
          <CallButton words="" />
          <QuoteButton />
        </div>
      </Section>
      <div className="site-footer__company">
        <div>
          <h2>{name}</h2>
          <CallLink />
        </div>
        <Address />
        <p>{layout.answered}</p>
        {layout.footer.office && <p>{layout.footer.office}</p>}
        {facts.afterHours && <p>{facts.afterHours}</p>}
      </div>
      <FooterLinks id="footer-services" title={layout.services} links={serviceLinks(content)} />
      <FooterLinks id="footer-help" title={layout.footer.help} links={guideLinks(content)} />
      <FooterLinks id="footer-company" title={layout.footer.company} links={headerLinks(content).slice(1)} />
      <p className="site-footer__copyright">
        {license.map(({ label, value, url }) => (
          <Fragment key={value}>
            {wordsIn(label, content.language)}: <Link to={url}>{value}</Link>
            {' · '}
          </Fragment>
        ))}
        © {facts.copyrightYear} {facts.legalName} · <Link to="/contact/#privacy">{layout.footer.privacy}</Link>
      </p>
    </footer>
  );
}

interface FooterLinksProps {
  id: string;
  title: string;
  links: readonly { name: string; path: string }[];
}

const FooterLinks = ({ id, title, links }: FooterLinksProps) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      <LinkItems links={links} />
    </ul>
  </nav>
);
