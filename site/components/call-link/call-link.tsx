import { formatPhone } from '../../business/phone.ts';
import { useBusiness } from '../../site-context.ts';

/** The number to call, or the one that takes texts, as a link, within a sentence unless its class says else. */
export function CallLink({ byText = false, className = 'call-link' }: { byText?: boolean; className?: string }) {
  const { phone, textPhone } = useBusiness();
  const [scheme, number] = byText ? ['sms', textPhone] : ['tel', phone];
  if (!number) return null;
  return (
    <a className={className} href={`${scheme}:${number}`}>
      {formatPhone(number)}
    </a>
  );
}
