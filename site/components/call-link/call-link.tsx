import { useBusiness } from '../../business/business.ts';
import { formatPhone } from '../../business/phone.ts';

/** The number as a link inside a sentence. */
export function CallLink() {
  const { phone } = useBusiness();
  return (
    <a className="call-link" href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}
