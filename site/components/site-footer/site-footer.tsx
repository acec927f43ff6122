import { headerPages, helpPath, servicePath } from '../../navigation.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { CallLink } from '../call-link/call-link.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { License } from '../license/license.tsx';
import { Link } from '../link/link.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { TextLink } from '../text-link/text-link.tsx';

/** A question or an offer in the page's own words; the title may name facts in braces. */
export interface Band {
  title: string;
  text: string;
}

/** The end of every page: its offer with the two buttons, the company's address and hours, the links to all pages. */
export function SiteFooter({ band }: { band: Band }) {
  const { name, license } = useBusiness();
  const { services, help, messages, interpolate } = useContent();
  const { layout } = messages;
  return (
    <footer className="site-footer night">
      <section className="site-footer__band">
        <h2>{interpolate(band.title)}</h2>
        <p>{interpolate(band.text)}</p>
        <div className="actions">
          <CallButton figuresAlone />
          <QuoteButton />
        </div>
      </section>
      <div className="site-footer__company">
        <div>
          <h2>{name}</h2>
          <CallLink />
        </div>
        <div>
          <Address />
          <p>{interpolate(layout.footer.hours)}</p>
          {layout.footer.office && <p>{interpolate(layout.footer.office)}</p>}
        </div>
      </div>
      <FooterLinks
        id="footer-services"
        title={layout.services}
        links={services.map(({ slug, name }) => ({ name, path: servicePath(slug) }))}
      />
      <FooterLinks
        id="footer-help"
        title={layout.footer.help}
        links={help.map(({ slug, name }) => ({ name, path: helpPath(slug) }))}
      />
      <FooterLinks
        id="footer-company"
        title={layout.footer.company}
        links={headerPages.map(({ page, path }) => ({ name: layout.pages[page], path }))}
      />
      <p className="site-footer__copyright">
        <License />
        {license && <br />}
        {interpolate(layout.footer.copyright)} <TextLink to="/contact/#privacy">{layout.footer.privacy}</TextLink>{' '}
        <LanguageSwitch />
      </p>
    </footer>
  );
}

function FooterLinks({
  id,
  title,
  links,
}: {
  id: string;
  title: string;
  links: readonly { name: string; path: string }[];
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link className="lone-link" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
