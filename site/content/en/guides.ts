import type { Conditions } from '../conditions.ts';
import { md } from '../md.ts';

/** The pages of answers, beside their texts in guides/. */
export const guides = ({ roundTheClock, 'accident-recovery': recovery }: Conditions) => ({
  yard: { address: 'Address', hours: 'Pickup', papers: 'Bring', payment: 'Pay by' },
  /** Cards that go into cabs. */
  cab: {
    service: `${roundTheClock ? '24/7 towing' : 'Towing'}${recovery ? ' and recovery' : ''}${roundTheClock ? '' : ', {hours}'}`,
    danger: md`In danger? Call [911](tel:911) before you call us.`,
    tollRoads: '{state: toll-road-numbers-short}',
    blanks: ['Unit', 'Plate', 'VIN', 'Height', 'Empty weight', 'Who approves', 'Shop or yard', 'PO number'],
  },
  rates: {
    effective: ({ date }: { date: string }) =>
      `These rates took effect on ${date}. They’re an estimate, not an offer. Ask for your price before we hook up your car.`,
    table: 'What each part costs, and the total',
    item: 'Item',
    vehicles: { car: 'Cars, vans and pickups', motorcycle: 'Motorcycles', heavy: 'Trucks, buses and RVs' },
    parts: {
      flat: 'Hookup',
      includedMiles: 'Miles it covers',
      perMile: 'Each further mile',
      winchingHalfHour: 'Half hour of winching',
      storageDay: 'Day of storage',
    },
    /** In the cell of a vehicle that has no price of this kind. */
    unpriced: 'Ask us',
    total: ({ distance }: { distance: string }) => `Tow of ${distance}`,
    example: ({
      vehicle,
      number,
      flat,
      paid,
      perMile,
      total,
    }: {
      vehicle: string;
      number: string;
      flat: string;
      paid: string;
      perMile: string;
      total: string;
    }) => `Worked example (${vehicle}), ${number} miles: ${flat} + ${paid} × ${perMile} = ${total}`,
    exampleWithWinching: ({
      vehicle,
      number,
      flat,
      paid,
      perMile,
      halfHour,
      total,
    }: {
      vehicle: string;
      number: string;
      flat: string;
      paid: string;
      perMile: string;
      halfHour: string;
      total: string;
    }) =>
      `Worked example (${vehicle}), ${number} miles and an hour of winching: ${flat} + ${paid} × ${perMile} + 2 × ${halfHour} = ${total}`,
  },
});
