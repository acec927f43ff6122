import { useContent } from '../../site-context.ts';
import { Limits } from '../limits/limits.tsx';

/** What the company promises, in figures under the first screen. */
export const Proof = () => (
  <div className="proof night">
    <Limits {...useContent().phrases.home.proof} />
  </div>
);
