import { formatPhone } from '../../business/phone.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

/** The call, the only control in the brand's color; a narrow bar shows "Call" alone, and a screen reader still reads the number. */
export function CallButton() {
  const { phone } = useBusiness();
  const { messages } = useContent();
  return (
    <a className="button call-button" href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        {messages.layout.call} <span className="call-button__figures">{formatPhone(phone)}</span>
      </span>
    </a>
  );
}
