import { formatPhone } from '../../business/phone.ts';
import { useBusiness } from '../../site-context.ts';

/** The number to call as a link within a sentence. */
export function CallLink() {
  const { phone } = useBusiness();
  return (
    <a className="call-link" href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}
