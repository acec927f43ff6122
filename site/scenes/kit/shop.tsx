import { Place, type Placement } from './place.tsx';

interface ShopProps extends Placement {
  /** Its door is up and its lights are on. */
  isOpen?: boolean;
}

/** A repair shop, 190 long and 118 high, its door on the right; a slot for keys is at 66, -44. */
export const Shop = ({ isOpen = false, ...placement }: ShopProps) => (
  <Place {...placement}>
    <path className="s-steel" d="M0-104H190V0H0Z" />
    <path className="s-steel-d" d="M0-14H190V0H0ZM-6-118H196V-100H-6Z" />
    <path className={isOpen ? 's-lamp' : 's-frame'} d="M90-82H178V0H90ZM12-80H44V-50H12Z" />
    <path
      className={isOpen ? 's-frame' : 's-steel-d'}
      d={isOpen ? 'M90-82H178V-72H90Z' : 'M90-68H178V-65H90ZM90-52H178V-49H90ZM90-36H178V-33H90ZM90-20H178V-17H90Z'}
    />
    <path className="s-blue-d" d="M54-78H80V0H54Z" />
    <path className="s-white" d="M60-47H73V-42H60Z" />
  </Place>
);
