import { formatPhone } from '../../business/phone.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

/**
 * The call, the only control in the brand's color. A narrow header shows its icon alone, and a screen reader still reads
 * the number.
 * @param props.words before the figures; where there is little room, none
 */
export function CallButton({ words }: { words?: string }) {
  const { phone } = useBusiness();
  const { call } = useContent().messages.layout;
  return (
    <a className="button call-button" href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        {words !== '' && `${words ?? call} `}
        {formatPhone(phone)}
      </span>
    </a>
  );
}
