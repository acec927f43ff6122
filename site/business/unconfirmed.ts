import type { Business } from './business.ts';
import { serviceOfClaim } from './company-claims.ts';
import { isLeftOut } from './leave-out.ts';
import sample from './sample.json';
import { serviceSlugs, servicesOf } from './service-slugs.ts';

/** Fields of the sample that may be true of another company, too. */
const plausible = [
  ...['towns', 'roads', 'relayCalls', 'otherTowingSites', 'claims.serviceAreaMiles'],
  ...Object.keys(sample.claims).map((name) => `claims.${name}`),
];

/** The names by which an owner confirms that a field is true though it is left out, unlikely or as in the sample. */
export const confirmable = [
  'headline',
  'township',
  'copyrightYear',
  'textPhone',
  'services',
  'leaveOut',
  ...plausible,
] as const;

/** What is at the path of a field: its English words, where it has words of several languages. */
function valueAt(facts: unknown, path: string): unknown {
  const value = path.split('.').reduce((object, name) => Object(object)[name], facts);
  return Object(value).en ?? value;
}

/** What pages say of services in the company's name, and no field gives. */
function saidOfServices(business: Business): string[] {
  const offered = servicesOf(business);
  return [
    offered.includes('car-towing') ? 'you tow cars with a wheel-lift, with dollies if needed' : [],
    offered.includes('junk-car-removal') ? 'about 80% of a car is recyclable' : [],
  ].flat();
}

/** Why somebody has to look at a field, as what it is: `left out, so …`; false where nobody has to. */
function reasonFor(field: string, business: Business, today: string): string | false {
  const { township, headline, reviews, recognition, address, copyrightYear } = business;
  if (field === 'headline')
    return (
      !(headline || reviews || recognition) &&
      'left out, so the home page says "most trusted" without a review or an award to back it up'
    );
  if (field === 'township')
    return (
      township.toLowerCase() !== address.locality.toLowerCase() &&
      `"${township}", but the address is in ${address.locality}`
    );
  if (field === 'textPhone')
    return (
      business.textPhone !== undefined &&
      'given, so the contact page says that you share no number and no text with anyone for marketing'
    );
  if (field === 'copyrightYear')
    return copyrightYear < Number(today.slice(0, 4)) && `${copyrightYear}, which is over: it’s after © in the footer`;
  if (field === 'services') {
    const said = saidOfServices(business);
    const isAll = servicesOf(business).length === serviceSlugs.length;
    const reasons = [
      isAll ? 'all eight, as in the sample' : [],
      said.length > 0 ? `why the site says that ${new Intl.ListFormat('en-US').format(said)}` : [],
    ].flat();
    return reasons.length > 0 && reasons.join(', and ');
  }
  if (field === 'leaveOut')
    return (
      servicesOf(business).includes('flatbed-towing') &&
      !isLeftOut(business, 'motorcycles') &&
      'without "motorcycles", so the site says that you tow them on a flatbed, in a chock, held by soft straps'
    );
  const service = serviceOfClaim[field.replace('claims.', '')];
  const value = valueAt(business, field);
  if (field === 'claims.serviceAreaMiles')
    return value === undefined && 'left out, so the site says that you go about 15 miles from the middle of your area';
  const isAsInSample = JSON.stringify(value) === JSON.stringify(valueAt(sample, field));
  const isShown = !service || servicesOf(business).includes(service);
  return isAsInSample && isShown && `still ${Array.isArray(value) ? 'the list' : value}, as in the sample`;
}

/**
 * The fields that nobody has changed or confirmed, each with the reason.
 * @param today as `2026-11-21`
 */
export const unconfirmed = (business: Business, today: string) =>
  confirmable.flatMap((field) => {
    const reason = !business.confirmed?.includes(field) && reasonFor(field, business, today);
    return reason ? { field, reason } : [];
  });
