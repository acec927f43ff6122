import { Group, type Placement } from './group.tsx';

/** How people differ: hair, skin. */
const looks = {
  short: { skin: 'skin-b', hair: 'M-7.6-65Q-8.5-73 0-73T7.6-65Q5-69.5 0-69.5T-7.6-65Z' },
  long: {
    skin: 'skin-a',
    hair: 'M-8-56V-65.5Q-8-73 0-73T8-65.5V-56Q4.6-58 5-65.5 3-69.5 0-69.5T-5-65.5Q-4.6-58-8-56Z',
  },
  bun: { skin: 'skin-c', hair: 'M-3.6-72A3.6 3.6 0 1 1 3.6-72Q8-70 7.6-64 5-69.5 0-69.5T-7.6-64Q-8-70-3.6-72Z' },
  cropped: { skin: 'skin-d', hair: 'M-7.2-66.5Q-7-72.6 0-72.6T7.2-66.5Q4-70 0-70T-7.2-66.5Z' },
} as const;

interface PersonProps extends Placement {
  clothes: string;
  look: keyof typeof looks;
  /** One arm held out to the right, its hand at 27, -42. */
  pointing?: boolean;
}

/** A person on foot, 72 high around `x`: 1.2 times as high as a sedan. */
export function Person({ clothes, look, pointing = false, ...placement }: PersonProps) {
  const { skin, hair } = looks[look];
  return (
    <Group {...placement}>
      <path className="s-trousers" d="M-9.5-36H9.5L8-2H1.5L0-27-1.5-2H-8Z" />
      <path className="s-ink" d="M-10.5 0Q-10-4-7-4H-1.2V0ZM1.2 0V-4H7Q10-4 10.5 0Z" />
      <path
        className={`s-${skin}`}
        d="M-3-60H3V-53H-3ZM-7-65A7 7 0 1 1 7-65 7 7 0 0 1-7-65ZM-17-34A2.8 2.8 0 1 1-11.4-33Z"
      />
      <circle className={`s-${skin}`} cx={pointing ? 27 : 14.2} cy={pointing ? -42 : -33.5} r="2.8" />
      <path
        className={`s-${clothes}`}
        d={`M-6-57H6Q11-57 11.6-52L${pointing ? '26-45 24.5-39 9-46' : '17-35H11.6L9.6-46'} 10.5-33H-10.5L-9.6-46-11.6-35H-17L-11.6-52Q-11-57-6-57Z`}
      />
      <path className="s-hair" d={hair} />
    </Group>
  );
}
