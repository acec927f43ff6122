import { useBusiness } from '../../business.ts';
import { figures } from '../../phone.ts';

/** The number as a link inside a sentence. */
export function CallLink() {
  const { phone } = useBusiness();
  return (
    <a className="call-link" href={`tel:${phone}`}>
      {figures(phone)}
    </a>
  );
}
