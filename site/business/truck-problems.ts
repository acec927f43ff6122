import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { wordsIn } from './fields/words.ts';

/** A warning for each weight that is claimed and that no truck is listed for, where every truck says how many pounds it takes. */
export function truckProblems({ trucks = [], claims }: Business): Problem[] {
  const pounds = trucks.map(({ capacity }) => {
    const [, figures = ''] = /([\d,]+)\s*(?:pounds?|lbs?)\b/i.exec(wordsIn(capacity, 'en')) ?? [];
    return Number(figures.replaceAll(',', ''));
  });
  const most = Math.max(...pounds);
  if (pounds.length === 0 || pounds.includes(0)) return [];
  return (['flatbedPounds', 'heavyDutyPounds'] as const).flatMap((name): Problem[] => {
    const claimed = claims[name] ?? 0;
    if (claimed <= most) return [];
    const found = `is ${claimed.toLocaleString('en-US')}`;
    const message = `Your trucks are listed for ${most.toLocaleString('en-US')} pounds at most.`;
    return [
      { severity: 'warning', path: ['claims', name], found, message, help: 'Correct it here, or under "trucks".' },
    ];
  });
}
