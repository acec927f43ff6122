import { Group, type Placement } from './parts.tsx';

const looks = {
  short: { skin: 'skin-b', hair: 'M-7-62.5Q-9-73 0-73T7-62.5Q4-60 0-60T-7-62.5Z' },
  long: { skin: 'skin-a', hair: 'M-8-54V-65.5Q-8-73 0-73T8-65.5V-54Q0-51.5-8-54Z' },
  bun: { skin: 'skin-c', hair: 'M-3.6-72A3.6 3.6 0 1 1 3.6-72Q9-70 6.8-62 0-58-6.8-62-9-70-3.6-72Z' },
  cropped: { skin: 'skin-d', hair: 'M-6.8-64Q-8-72.6 0-72.6T6.8-64Q0-61-6.8-64Z' },
} as const;

/** Hanging hands with the thumb toward the body, and one held out with the thumb up. */
const hands = {
  left: 'M-17.4-36H-12Q-10.4-33-11.2-30.6L-12.2-30.2-12.6-29Q-14-27.4-15.8-28.6-18-30.4-17.4-36Z',
  right: 'M17.4-36H12Q10.4-33 11.2-30.6L12.2-30.2 12.6-29Q14-27.4 15.8-28.6 18-30.4 17.4-36Z',
  out: 'M23.6-45 25.4-44.3 27.6-47.2Q29.4-47.6 29-44.8L28.8-43.6 31.6-42.8Q33.2-41.8 32-40.4L29.2-38.6Q27-38 22-40Z',
};

interface PersonProps extends Placement {
  clothes: string;
  look: keyof typeof looks;
  /** Whether the right arm is held out, its hand at 27, -42. */
  pointing?: boolean;
}

/** A standing person from behind, 72 high, 1.2 times as high as a sedan. A vest has reflective bands. */
export function Person({ clothes, look, pointing = false, ...placement }: PersonProps) {
  const { skin, hair } = looks[look];
  return (
    <Group {...placement}>
      <ellipse className="s-shadow" opacity=".5" rx="14" ry="2.5" />
      <path className="s-trousers" d="M-9.5-36H9.5L8-2H1.5L0-27-1.5-2H-8Z" />
      <path className="s-ink" d="M-10.5 0Q-10-4-7-4H-1.2V0ZM1.2 0V-4H7Q10-4 10.5 0Z" />
      <path
        className={`s-${skin}`}
        d={`M-3-60V-53H3V-60ZM-7-65.5Q-9-67-8.4-64.4-8-62.6-6.6-63-5.4-57.6 0-57.6T6.6-63Q8-62.6 8.4-64.4 9-67 7-65.5 7-72 0-72T-7-65.5Z${hands.left}${pointing ? hands.out : hands.right}`}
      />
      <path
        className={`s-${clothes}`}
        d={`M-4-57Q0-54 4-57H6.5Q11-57 12-52.5L${pointing ? '26-46 24-39.5 9.4-45.4' : '18-35.4Q14.6-33.8 11.4-34.6L9.4-45.4'} 10-33H-10L-9.4-45.4-11.4-34.6Q-14.6-33.8-18-35.4L-12-52.5Q-11-57-6.5-57Z`}
      />
      {clothes === 'vest' && (
        <path className="s-white" d="M-6.8-57H-4.2V-33H-6.8ZM4.2-57H6.8V-33H4.2ZM-9.6-42H9.6V-39.2H-9.6Z" />
      )}
      <path className="s-hair" d={hair} />
    </Group>
  );
}
