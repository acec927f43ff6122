import { headerPages, helpPath, servicePath } from '../../navigation.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { Link } from '../link/link.tsx';
import { QuoteButton } from '../quote-button/quote-button.tsx';

/** How to reach the company, every service, and the two things that a visitor may want to do. */
export function SiteFooter() {
  const { name } = useBusiness();
  const { services, help, phrases, fill } = useContent();
  const { layout } = phrases;
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
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services">{layout.services}</h2>
        <ul>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <Link className="lone-link" to={servicePath(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-help">
        <h2 id="footer-help">{layout.footer.help}</h2>
        <ul>
          {help.map(({ slug, name }) => (
            <li key={slug}>
              <Link className="lone-link" to={helpPath(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-company">
        <h2 id="footer-company">{layout.footer.company}</h2>
        <ul>
          {headerPages.map(({ page, path }) => (
            <li key={path}>
              <Link className="lone-link" to={path}>
                {layout.pages[page]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="site-footer__copyright">{fill(layout.footer.copyright)}</p>
    </footer>
  );
}
