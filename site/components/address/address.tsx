import type { PostalAddress } from '../../business/business.ts';
import { useBusiness } from '../../site-context.ts';

/** A postal address in two lines; the company's where none is given. */
export function Address({ of }: { of?: PostalAddress }) {
  const company = useBusiness().address;
  const { street, locality, region, postalCode } = of ?? company;
  return (
    <address className="address">
      {street}
      <br />
      {locality}, {region} {postalCode}
    </address>
  );
}
