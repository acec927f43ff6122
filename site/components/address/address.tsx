import type { Business } from '../../business/business.ts';
import { useBusiness } from '../../site-context.ts';

/** A postal address in two lines, or one without a street; by default the company's. */
export function Address({ address }: { address?: Business['address'] }) {
  const company = useBusiness().address;
  const { street, locality, region, postalCode } = address ?? company;
  return (
    <address>
      {street}
      {street && <br />}
      {locality}, {region} {postalCode}
    </address>
  );
}
