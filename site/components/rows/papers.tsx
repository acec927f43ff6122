import { wordsIn } from '../../business/fields/words.ts';
import { carrierRecord } from '../../business/fleet.ts';
import { formatPhone } from '../../business/phone.ts';
import { siteName } from '../../business/site-name.ts';
import { insuranceInWords } from '../../content/insurance.ts';
import { useBusiness, useContent, useSite } from '../../site-context.ts';
import { EmailLink } from '../links/email-link.tsx';
import { Link } from '../links/link.tsx';
import { Titled } from '../section/section.tsx';
import { DescriptionList } from './description-list.tsx';

/** What a fleet's manager asks for before the first tow: numbers, documents, terms, and who answers. */
export function Papers() {
  const business = useBusiness();
  const content = useContent();
  const { usdot, certificate, w9, accountsEmail, terms, payUrl, contact } = business.fleet ?? {};
  const { papers, crew } = content.messages;
  return (
    <Titled id="papers" title={content.shared.fleetPapers} className="panel stack">
      <DescriptionList
        items={[
          [
            papers.usdot,
            usdot && (
              <Link className="lone-link" to={carrierRecord(usdot)}>
                {usdot}
              </Link>
            ),
          ],
          [papers.certificate, certificate && <DocumentLink address={certificate} />],
          [crew.credentials.insuredBy, insuranceInWords(business, content)],
          [papers.w9, w9 && <DocumentLink address={w9} />],
          [papers.terms, terms && wordsIn(terms, content.language)],
          [papers.accounts, accountsEmail && <EmailLink address={accountsEmail} className="lone-link" />],
          [
            papers.pay,
            payUrl && (
              <Link className="lone-link" to={payUrl}>
                {siteName(payUrl)}
              </Link>
            ),
          ],
          [
            papers.contact,
            contact && (
              <>
                {contact.name}, {wordsIn(contact.role, content.language)}
                {contact.phone && (
                  <>
                    ,{' '}
                    <a className="lone-link" href={`tel:${contact.phone}`}>
                      {formatPhone(contact.phone).replaceAll(' ', '\u00a0')}
                    </a>
                  </>
                )}
              </>
            ),
          ],
        ]}
      />
    </Titled>
  );
}

/** A document by the name of its file, or of the site that it is on. */
function DocumentLink({ address }: { address: string }) {
  const { href } = useSite();
  if (address.startsWith('https:'))
    return (
      <Link className="lone-link" to={address}>
        {siteName(address)}
      </Link>
    );
  return (
    <a className="lone-link" href={href(address)}>
      {address.replace(/.*\//, '')}
    </a>
  );
}
