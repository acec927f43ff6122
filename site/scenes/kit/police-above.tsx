import { CarAbove } from './car-above.tsx';
import { Place, type Placement } from './place.tsx';

/** A police car seen from above, 116 long around its middle, heading right: light doors and roof, lights across it. */
export const PoliceAbove = (placement: Placement) => (
  <Place {...placement}>
    <CarAbove paint="steel" />
    <path className="s-ink" d="M28-19H38Q52-18 54-10 56 0 54 10 52 18 38 19H28Q32 0 28-19ZM-50-17H-46V17H-50Z" />
    <path className="s-white" d="M-34-16H10Q14 0 10 16H-34Q-37 0-34-16Z" />
    <path className="s-red" d="M-16-18H-6V0H-16Z" />
    <path className="s-blue" d="M-16 0H-6V18H-16Z" />
    <circle className="s-danger" opacity=".28" cx="-11" cy="-10" r="16" />
    <circle className="s-mark" opacity=".28" cx="-11" cy="10" r="16" />
  </Place>
);
