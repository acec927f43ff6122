import { useBusiness } from '../../business/business.ts';
import { formatPhone } from '../../business/phone.ts';
import { useContent } from '../../content/content.ts';
import { Icon } from '../../scenes/icons.tsx';

/** The amber call, the only control that wears amber; a narrow bar shows "Call" and leaves the figures to listeners. */
export function CallButton() {
  const { phone } = useBusiness();
  const { phrases } = useContent();
  return (
    <a className="button call-button" href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        {phrases.layout.call} <span className="call-button__figures">{formatPhone(phone)}</span>
      </span>
    </a>
  );
}
