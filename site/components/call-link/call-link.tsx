import { formatPhone } from '../../business/phone.ts';
import { useBusiness } from '../../site-context.ts';

/** The number to call, or the one that takes texts, as a link within a sentence. */
export function CallLink({ byText = false }: { byText?: boolean }) {
  const { phone, textPhone } = useBusiness();
  const [scheme, number] = byText ? ['sms', textPhone] : ['tel', phone];
  if (!number) return null;
  return (
    <a className="call-link" href={`${scheme}:${number}`}>
      {formatPhone(number)}
    </a>
  );
}
