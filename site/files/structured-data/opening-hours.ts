import { daysByHours, type Hours, isRoundTheClock, isWholeDay } from '../../business/company-hours.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Hours as search engines read them, with the days that share them: all day is 00:00 to 23:59, closed 00:00 to 00:00, and
 * an end before the start is past midnight
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function openingHours(hours: Hours | undefined) {
  const specification = (of: readonly (typeof days)[number][], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: [...of],
    opens,
    closes,
  });
  if (!hours || isRoundTheClock(hours)) return specification(days, '00:00', '23:59');
  return daysByHours(hours).map(({ first, last, times = ['00:00', '00:00'] }) =>
    specification(
      days.slice(first, last + 1),
      times[0],
      isWholeDay(times) || times[1] === '24:00' ? '23:59' : times[1],
    ),
  );
}
