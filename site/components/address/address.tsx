import { useBusiness } from '../../business/business.ts';

/** The postal address, two lines. */
export function Address() {
  const { street, locality, region, postalCode } = useBusiness().address;
  return (
    <address className="address">
      {street}
      <br />
      {locality}, {region} {postalCode}
    </address>
  );
}
