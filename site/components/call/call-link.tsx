import { formatPhone } from '../../content/intl.ts';
import { useBusiness } from '../../site-context.ts';

interface CallLinkProps {
  /** The number to call, another one, or the one that takes texts. */
  to?: 'phone' | 'secondPhone' | 'textPhone';
  className?: string;
}

/** A number of the company as a link, within a sentence unless its class says else; nothing where there is none. */
export function CallLink({ to = 'phone', className = 'call-link' }: CallLinkProps) {
  const number = useBusiness()[to];
  if (!number) return null;
  return (
    <a className={className} href={`${to === 'textPhone' ? 'sms' : 'tel'}:${number}`}>
      {formatPhone(number)}
    </a>
  );
}
