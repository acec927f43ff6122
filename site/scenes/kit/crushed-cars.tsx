import { Group, type Placement } from './group.tsx';

const cars = [
  { color: 'plum', x: 0, y: 0 },
  { color: 'rust', x: 10, y: -22.5 },
  { color: 'teal', x: 5, y: -45 },
] as const;

/** A stack of three flattened cars, 160 wide and 70 high. */
export function CrushedCars(placement: Placement) {
  return (
    <Group {...placement}>
      {cars.map(({ color, x, y }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path className={`s-${color}-d`} d="M2-2 0-15 26-19 44-25H106L126-19 148-15 150-2Z" />
          <path className="s-glass" d="M46-21H72L70-17H38ZM78-21H102L112-17H78Z" />
          <path className="s-tire" d="M18 0Q18-10 34-10T50 0ZM102 0Q102-10 118-10T134 0Z" />
        </g>
      ))}
    </Group>
  );
}
