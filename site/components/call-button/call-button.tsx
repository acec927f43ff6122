import { formatPhone } from '../../business/phone.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

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
