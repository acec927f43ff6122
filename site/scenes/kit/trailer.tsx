import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

/** A box trailer, 300 long and 152 high, nose to the right, in two slings whose upper ends are at 60 and 220, -156. */
export function Trailer(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-frame"
        d="M6-48H294V-38H6ZM22-40H104V-26H22ZM232-40H238V-8H232ZM226-8H244V-3H226ZM6-38H12V-22H6Z"
      />
      <path className="s-roof" d="M0-46V-152H300" />
      <Wheel kind="truck" x={42} y={-20} r={20} />
      <Wheel kind="truck" x={86} y={-20} r={20} />
      <path className="s-steel" d="M0-152H300V-46H0Z" />
      <path className="s-steel-d" d="M0-62H300V-46H0ZM0-152H5V-46H0ZM295-152H300V-46H295Z" />
      <path className="s-blue" d="M5-124H295V-104H5Z" />
      <path className="s-blue-d" d="M5-104H295V-94H5Z" />
      <path
        className="s-red"
        d="M14-57H30V-53H14ZM84-57H100V-53H84ZM124-57H140V-53H124ZM164-57H180V-53H164ZM244-57H260V-53H244Z"
      />
      <path className="s-frame" d="M55-156H65V-36H55ZM215-156H225V-36H215Z" />
    </Group>
  );
}
