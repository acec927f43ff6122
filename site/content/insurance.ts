import type { Business } from '../business/business.ts';
import type { Content } from './content.ts';
import { formatDollars } from './intl.ts';

/** Who insures the company, and up to what: `Garden Mutual, $100,000 on-hook`; empty where nobody says. */
export function insuranceInWords({ insurance }: Business, { messages, language }: Content): string {
  const { onHook, cargo } = messages.crew.credentials;
  if (!insurance) return '';
  return [
    insurance.insurer,
    ...(insurance.onHook ? [onHook({ limit: formatDollars(language, insurance.onHook) })] : []),
    ...(insurance.cargo ? [cargo({ limit: formatDollars(language, insurance.cargo) })] : []),
  ].join(', ');
}
