import { formatPhone } from '../../business/phone.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

/**
 * The call, the only control in the brand's color. A narrow header shows its icon alone, and a screen reader still reads
 * the number.
 * @param props.words before the figures; where there is little room, none
 * @param props.isSign whether it is a road sign, the words a line above large figures
 */
export function CallButton({ words, isSign = false }: { words?: string; isSign?: boolean }) {
  const { phone } = useBusiness();
  const { call } = useContent().messages.layout;
  return (
    <a className={`button call-button${isSign ? ' call-sign' : ''}`} href={`tel:${phone}`}>
      {!isSign && <Icon name="phone" />}
      <span>
        {isSign ? <small>{words}</small> : words !== '' && (words ?? call)}
        {words !== '' && ' '}
        {formatPhone(phone)}
      </span>
    </a>
  );
}
