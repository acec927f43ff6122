import { wordsIn } from '../../business/fields/text.ts';
import { carrierRecord } from '../../business/fleet.ts';
import { formatPhone } from '../../content/intl.ts';
import { useSite } from '../../site-context.ts';
import { EmailLink } from '../links/email-link.tsx';
import { Link } from '../links/link.tsx';
import { Section } from '../section/section.tsx';
import { DescriptionList } from './description-list.tsx';

/** What a fleet manager asks for before the first tow: who answers, documents, numbers, terms. */
export function Papers() {
  const { business, content, href } = useSite();
  const { insurance } = business;
  const { usdot, certificate, w9, accountsEmail, terms, payUrl, contact } = business.fleet ?? {};
  const { papers, crew } = content.messages;
  const { insuredBy, onHook, cargo } = crew.credentials;
  const documentAt = (address: string, name: string, className?: string) => (
    <a className={className} href={address.startsWith('/') ? href(address) : address}>
      {name}
    </a>
  );
  return (
    <Section id="papers" title={content.shared.fleetPapers} className="panel stack">
      {contact && (
        <p>
          <strong>{contact.name}</strong>, {wordsIn(contact.role, content.language)}
        </p>
      )}
      {contact?.phone && (
        <p className="large">
          <a className="lone-link" href={`tel:${contact.phone}`}>
            {formatPhone(contact.phone)}
          </a>
        </p>
      )}
      {(certificate || w9) && (
        <div className="actions">
          {certificate && documentAt(certificate, papers.certificate, 'button')}
          {w9 && documentAt(w9, 'W-9', 'button')}
        </div>
      )}
      <DescriptionList
        items={[
          [papers.usdot, usdot && <Link to={carrierRecord(usdot)}>{usdot}</Link>],
          [insuredBy, [insurance?.insurer, onHook, cargo].filter(Boolean).join(', ')],
          [papers.terms, terms && wordsIn(terms, content.language)],
          [papers.accounts, accountsEmail && <EmailLink address={accountsEmail} />],
          [papers.payment, payUrl && documentAt(payUrl, papers.pay)],
        ]}
      />
    </Section>
  );
}
