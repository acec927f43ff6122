import { md } from '../md.ts';

/** The pages of answers, beside their texts in help/. */
export const help = {
  yard: { address: 'Address', hours: 'Release hours', papers: 'Bring', payment: 'Pay by' },
  /** Cards that go into cabs. */
  cab: {
    service: '24/7 towing and recovery',
    danger: md`In danger? Call [911](tel:911) before you call us.`,
    tollRoads: '{state: toll-road-numbers-short}',
    blanks: ['Unit', 'Plate', 'VIN', 'Height', 'Empty weight', 'Who approves', 'Shop or yard', 'PO number'],
  },
  rates: {
    effective:
      'These rates took effect on {date}. What you see here is an estimate, not an offer. Tell us about the job and ask for your price before we hook up your car.',
    table: 'What a tow comes to, by vehicle and distance',
    distance: 'Distance',
    vehicles: { car: 'Cars, vans and pickups', motorcycle: 'Motorcycles', heavy: 'Trucks, buses and RVs' },
    covers: {
      nothing: '{flat} for the hookup, then {perMile} for each mile.',
      one: '{flat} for the hookup and the first mile, then {perMile} for each further mile.',
      other: '{flat} for the hookup and the first {number} miles, then {perMile} for each further mile.',
    },
    winching: ' Winching is {price} per half hour.',
    storage: ' Storage is {price} a day.',
    examples: 'Worked examples',
    tow: '{number} miles: {flat} + {paid} × {perMile} = {total}',
    towAndWinching: '{number} miles and an hour of winching: {flat} + {paid} × {perMile} + 2 × {halfHour} = {total}',
  },
};
