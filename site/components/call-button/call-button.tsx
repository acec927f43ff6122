import { formatPhone } from '../../business/phone.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

/**
 * The call, the only control in the brand's color. A narrow header shows its icon alone, and a screen reader still reads
 * the number; where there is little room the figures stand alone.
 */
export function CallButton({ figuresAlone = false }: { figuresAlone?: boolean }) {
  const { phone } = useBusiness();
  const { messages } = useContent();
  return (
    <a className="button call-button" href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        {!figuresAlone && `${messages.layout.call} `}
        {formatPhone(phone)}
      </span>
    </a>
  );
}
