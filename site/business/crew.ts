import type { Focus } from './fields/focus.ts';
import type { Words } from './fields/words.ts';

/** Who and what comes when somebody calls; each may be left out, and then nobody says it. */
export interface Crew {
  /** The owner's own paragraph. */
  story?: Words | undefined;
  trucks?: Truck[] | undefined;
  /** Who certified those who drive them. */
  operators?: { name: string; url?: string | undefined }[] | undefined;
  insurance?: Insurance | undefined;
  /** The towns whose police call the company. */
  policeLists?: string[] | undefined;
  /** Whether customers may ride in the truck. */
  rideAlong?: boolean | undefined;
}

interface Truck {
  name: string;
  kind: Words;
  capacity: Words;
  /** Whether it is for trucks and buses. */
  isHeavy?: boolean | undefined;
  photo?: NamedPhoto | undefined;
}

/** A file in the folder of photos, by its name, and the side that is kept where it is cut; left out, the middle. */
export interface NamedPhoto {
  name: string;
  focus?: Focus | undefined;
}

/** Limits in dollars. */
interface Insurance {
  insurer: string;
  onHook?: number | undefined;
  cargo?: number | undefined;
}
