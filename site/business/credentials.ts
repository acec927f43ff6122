import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { wordsIn } from './fields/text.ts';
import { carrierRecord } from './fleet.ts';

/** Federal numbers aren't a license to tow, and insurance has its own field. */
const otherThanLicense =
  /\bU\.?S\.?[\s-]?DOT\b|\bDOT\b\W*(?:number|no\b|\d)|\bMC\b|\bmotor carrier\b|\bFMCSA\b|\binsur/i;

const isLicensed = ({ license = [] }: Business) =>
  license.some(({ label, value }) => !otherThanLicense.test(`${wordsIn(label, 'en')} ${value}`));

/** What the company may call itself by its facts: licensed, insured, certified. */
export const credentialsOf = (business: Business) => [
  ...(isLicensed(business) ? (['licensed'] as const) : []),
  ...(business.insurance ? (['insured'] as const) : []),
  ...(business.operators ? (['certified'] as const) : []),
];

/** A warning if no line under "license" is one, so that the owner knows why no page says "licensed". */
export function licenseProblems(business: Business): Problem[] {
  if (!business.license || isLicensed(business)) return [];
  const found = 'lists no license to tow';
  const message = 'The site doesn’t say “licensed”: a USDOT or MC number, or insurance, isn’t a license.';
  const help = 'Add your state’s or town’s towing license or registration if you have one.';
  return [{ severity: 'warning', path: ['license'], found, message, help }];
}

/** Where anyone can check the company: its USDOT number, or else the first license with a web address. */
export function publicRecord({ fleet, license = [] }: Pick<Business, 'fleet' | 'license'>) {
  const usdot = fleet?.usdot;
  if (usdot) return { label: 'USDOT', value: usdot, url: carrierRecord(usdot) };
  return license.find(({ url }) => url);
}

/** A warning for each claimed weight that no listed truck can take. There is none unless every truck gives its pounds. */
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
    const help = 'Correct it here, or under "trucks".';
    return [{ severity: 'warning', path: ['claims', name], found, message, help }];
  });
}
