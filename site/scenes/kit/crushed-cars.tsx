import { Place, type Placement } from './place.tsx';

const colors = ['plum', 'rust', 'teal', 'blue', 'rust', 'plum'] as const;

/** A stack of six flattened cars, 160 wide and 138 high. */
export function CrushedCars(placement: Placement) {
  return (
    <Place {...placement}>
      {colors.map((color, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cars of a stack have no other name than their place
        <g key={level} transform={`translate(${((level * 5) % 3) * 5} ${level * -22.5})`}>
          <path className={`s-${color}-d`} d="M2-2 0-15 26-19 44-25H106L126-19 148-15 150-2Z" />
          <path className="s-glass" d="M46-21H72L70-17H38ZM78-21H102L112-17H78Z" />
          <path className="s-tire" d="M18 0Q18-10 34-10T50 0ZM102 0Q102-10 118-10T134 0Z" />
        </g>
      ))}
    </Place>
  );
}
