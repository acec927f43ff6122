import { inLanguage, useFileHref } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Paragraph } from '../phrase/phrase.tsx';

/** Where and when the company is to be found. */
export function ContactCard() {
  const content = useContent();
  const { messages, interpolate } = content;
  const fileHref = useFileHref();
  const { title, address, hours, office, email, area, fleets, save } = messages.contact.card;
  const mail = useBusiness().email;
  return (
    <aside className="contact-card panel stack" aria-labelledby="reach-us">
      <h3 id="reach-us">{title}</h3>
      <DescriptionList
        items={{
          [address]: <Address />,
          [hours.label]: interpolate(hours.text),
          [office.label]: office.text && interpolate(office.text),
          [email]: mail && <a href={`mailto:${mail}`}>{mail}</a>,
          [area.label]: interpolate(area.text),
        }}
      />
      <Paragraph text={fleets} />
      <p>
        <a className="lone-link" href={fileHref(inLanguage(content, '/contact.vcf'))}>
          <Icon name="phone" />
          {save}
        </a>
      </p>
    </aside>
  );
}
