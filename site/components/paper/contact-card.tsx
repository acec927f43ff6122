import type { TextNode } from '../../../build/route.ts';
import { inLanguage } from '../../paths.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { CallLink } from '../call/call-link.tsx';
import { EmailLink } from '../links/email-link.tsx';
import { Paragraph } from '../markdown/sentence.tsx';
import { DescriptionList } from '../rows/description-list.tsx';

/**
 * Where and when the company is to be found.
 * @param props.more words under it
 */
export function ContactCard({ more }: { more: readonly TextNode[] }) {
  const { business, content, href } = useSite();
  const { messages } = content;
  const { title, phones, address, hours, office, email, area, save } = messages.contact.card;
  return (
    <aside className="paper--contact panel stack" aria-label={title}>
      <DescriptionList
        items={[
          [
            phones,
            business.secondPhone && (
              <>
                <CallLink /> · <CallLink to="secondPhone" />
              </>
            ),
          ],
          [address, <Address key="address" />],
          [hours.label, hours.text],
          [office.label, office.text && office.text],
          [email, business.email && <EmailLink key="email" address={business.email} />],
          [area.label, area.text],
        ]}
      />
      <div className="links--across">
        <a className="lone-link" href={href(inLanguage(content, '/contact.vcf'))}>
          <Icon name="phone" />
          {save}
        </a>
        <Paragraph text={more} />
      </div>
    </aside>
  );
}
