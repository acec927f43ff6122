import { headerPages, helpPath, servicePath } from '../../navigation.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { Link } from '../link/link.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';
import { TextLink } from '../text-link/text-link.tsx';

/** The company's address, the links to all pages, and the two buttons. */
export function SiteFooter() {
  const { name } = useBusiness();
  const { services, help, messages, interpolate } = useContent();
  const { layout } = messages;
  return (
    <footer className="site-footer night">
      <div className="site-footer__contact">
        <h2>{name}</h2>
        <Address />
        <p>{layout.footer.hours}</p>
        <div className="actions">
          <CallButton />
          <QuoteButton />
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
        {interpolate(layout.footer.copyright)} <TextLink to="/contact/#privacy">{layout.footer.privacy}</TextLink>
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
