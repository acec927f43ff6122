import type { Conditions } from '../conditions.ts';
import { md } from '../md.ts';

/** The pages of answers, beside their texts in guides/. */
export const guides = ({ roundTheClock, 'accident-recovery': recovery }: Conditions) => ({
  yard: { address: 'Address', hours: 'Pickup', papers: 'Bring', payment: 'Payment' },
  /** Cards that go into cabs. */
  cab: {
    service: `${roundTheClock ? '24/7 towing' : 'Towing'}${recovery ? ' and recovery' : ''}${roundTheClock ? '' : ', {hours}'}`,
    danger: md`In danger? Call [911](tel:911) before you call us.`,
    tollRoads: '{state: toll-road-numbers-short}',
    blanks: ['Unit', 'Plate', 'VIN', 'Height', 'Empty weight', 'Who approves', 'Shop or yard', 'PO number'],
  },
});
