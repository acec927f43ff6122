import type { PostalAddress } from '../../business/business.ts';
import { useBusiness } from '../../site-context.ts';

/** A postal address in two lines; the company's where none is given. */
export function Address({ address }: { address?: PostalAddress }) {
  const company = useBusiness().address;
  const { street, locality, region, postalCode } = address ?? company;
  return (
    <address className="address">
      {street}
      <br />
      {locality}, {region} {postalCode}
    </address>
  );
}
