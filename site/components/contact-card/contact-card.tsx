import { inLanguage, useFileHref } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
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
      <dl>
        <div>
          <dt>{address}</dt>
          <dd>
            <Address />
          </dd>
        </div>
        <div>
          <dt>{hours.label}</dt>
          <dd>{interpolate(hours.text)}</dd>
        </div>
        {office.text && (
          <div>
            <dt>{office.label}</dt>
            <dd>{interpolate(office.text)}</dd>
          </div>
        )}
        {mail && (
          <div>
            <dt>{email}</dt>
            <dd>
              <a href={`mailto:${mail}`}>{mail}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{area.label}</dt>
          <dd>{interpolate(area.text)}</dd>
        </div>
      </dl>
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
