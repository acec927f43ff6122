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
