import { type Business, confirmable } from './business.ts';
import { serviceOfClaim } from './company-claims.ts';
import { isLeftOut } from './leave-out.ts';
import { practices } from './practices.ts';
import sample from './sample.json';
import { type ServiceSlug, serviceSlugs, servicesOf } from './service-slugs.ts';

/** Why somebody has to look at a field, as what it is: `left out, so …`; a falsy value where nobody has to. */
type Reason = (business: Business, today: string) => string | false | undefined;

/** Of the fields whose value says more than that it is the sample's. */
const reasons: Readonly<Record<string, Reason>> = {
  headline: ({ headline, reviews, recognition }) =>
    !(headline || reviews || recognition) &&
    'left out, so the home page says "most trusted" without a review or an award to back it up',
  township: ({ township, address: { locality } }) =>
    township.toLowerCase() !== locality.toLowerCase() && `"${township}", but the address is in ${locality}`,
  textPhone: ({ textPhone }) =>
    textPhone && 'given, so the contact page says that you share no number and no text with anyone for marketing',
  copyrightYear: ({ copyrightYear }, today) =>
    copyrightYear < Number(today.slice(0, 4)) && `${copyrightYear}, which is over: it’s after © in the footer`,
  services: (business) => {
    const isAll = servicesOf(business).length === serviceSlugs.length;
    const said = saidOfServices(business);
    const why = said.length > 0 && `why the site says that ${new Intl.ListFormat('en-US').format(said)}`;
    return [isAll && 'all eight, as in the sample', why].filter(Boolean).join(', and ');
  },
  leaveOut: (business) =>
    servicesOf(business).includes('flatbed-towing') &&
    !isLeftOut(business, 'motorcycles') &&
    'without "motorcycles", so the site says that you tow them on a flatbed, in a chock, held by soft straps',
  'claims.serviceAreaMiles': ({ claims }) =>
    claims.serviceAreaMiles === undefined &&
    'left out, so the site says that you go about 15 miles from the middle of your area',
};

/** What pages say of services in the company's name, and no field gives. */
function saidOfServices(business: Business): string[] {
  const offered = servicesOf(business);
  return [
    offered.includes('car-towing') ? 'you tow cars with a wheel-lift, with dollies if needed' : [],
    offered.includes('junk-car-removal') ? 'about 80% of a car is recyclable' : [],
  ].flat();
}

/** What is at the path of a field: its English words, where it has words of several languages. */
function valueAt(facts: unknown, path: string): unknown {
  const value = path.split('.').reduce((object, name) => Object(object)[name], facts);
  return Object(value).en ?? value;
}

function asInSample(field: string, business: Business): string | false {
  const value = valueAt(business, field);
  const isSame = JSON.stringify(value) === JSON.stringify(valueAt(sample, field));
  return (
    isShown(business, serviceOfClaim[field.replace('claims.', '')]) &&
    isSame &&
    `still ${Array.isArray(value) ? 'the list' : value}, as in the sample`
  );
}

/** Whether pages tell of something: always, or where its service is offered. */
const isShown = (business: Business, service?: ServiceSlug) => !service || servicesOf(business).includes(service);

/**
 * The fields that a release asks about, and that nobody has changed or confirmed, each with the reason.
 * @param today as `2026-11-21`
 */
export const unconfirmed = (business: Business, today: string) =>
  confirmable.flatMap((field) => {
    if (business.confirmed?.includes(field)) return [];
    const practice = practices[field];
    const reason = practice
      ? isShown(business, practice.service) && `what your site says: ${practice.says}`
      : (reasons[field] ?? ((facts) => asInSample(field, facts)))(business, today);
    return reason ? { field, reason } : [];
  });
