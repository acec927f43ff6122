import type { Business } from '../business/business.ts';
import type { Content } from './content.ts';

/** Who insures the company, and up to what: `Garden Mutual, $100,000 on-hook`; empty where nobody says. */
export function insuranceInWords({ insurance }: Business, { messages, facts }: Content): string {
  const { onHook, cargo } = messages.crew.credentials;
  const limits = [facts.onHookLimit && onHook, facts.cargoLimit && cargo];
  return [insurance?.insurer, ...limits].filter(Boolean).join(', ');
}
