import { Group, type Placement } from './group.tsx';

interface WreckerAboveProps extends Placement {
  /** Amber is the company's own. */
  paint?: 'amber' | 'blue' | 'teal' | 'plum';
}

/** A wrecker seen from above, 150 long around its middle, heading right; the head of its boom is at -88, 0. */
export function WreckerAbove({ paint = 'amber', ...placement }: WreckerAboveProps) {
  return (
    <Group {...placement}>
      <path className="s-shadow" d="M-72-24H66Q80-20 80 2 80 30 66 32H-72Z" />
      <path className="s-tire" d="M-56-32H-28V32H-56ZM34-30H58V30H34Z" />
      <path className={`s-${paint}`} d="M-72-27H14V27H-72ZM18-27H62Q76-25 76-10V10Q76 25 62 27H18Z" />
      <path
        className={`s-${paint}-d`}
        d="M-72-27H14V-20H-72ZM-72 20H14V27H-72ZM18-27H62L66-21H18ZM18 21H66L62 27H18Z"
      />
      <path className="s-frame" d="M-64-16H8V16H-64Z" />
      <path className="s-glass" d="M44-22Q54-20 56 0 54 20 44 22 49 0 44-22Z" />
      <path className="s-steel" d="M-4-7-84-5V5L-4 7Z" />
      <path className="s-steel-d" d="M-16-11H4V11H-16Z" />
      <circle className="s-frame" cx="-86" r="7" />
      <path className={paint === 'amber' ? 's-lens' : 's-steel'} d="M26-18H34V18H26Z" />
      <path className="s-lamp" d="M68-22Q75-18 75-11H71ZM68 22Q75 18 75 11H71Z" />
    </Group>
  );
}
