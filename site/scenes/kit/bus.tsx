import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

/** A coach, 488 long and 132 high, heading right. */
export function Bus(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-white" d="M2-18V-116Q2-132 18-132H464Q476-132 479-120L487-56V-24Q487-18 481-18Z" />
      <path className="s-blue" d="M2-62H487L488-56V-24Q488-18 481-18H8Q2-18 2-24Z" />
      <path className="s-blue-d" d="M2-34H488V-24Q488-18 481-18H8Q2-18 2-24Z" />
      <path className="s-glass" d="M18-118H430V-68H18ZM440-118H467L476-62H440Z" />
      <path className="s-glass-d" d="M60-118H90L70-68H40ZM240-118H270L250-68H220ZM446-118H458L452-62H440V-84Z" />
      <path
        className="s-white"
        d="M84-118H88V-68H84ZM152-118H156V-68H152ZM220-118H224V-68H220ZM288-118H292V-68H288ZM356-118H360V-68H356Z"
      />
      <path className="s-frame" d="M120-54H122V-20H120ZM200-54H202V-20H200ZM280-54H282V-20H280ZM438-118H440V-20H438Z" />
      <path className="s-red" d="M0-58H7V-40H0Z" />
      <path className="s-lamp" d="M474-50H487V-40H478Z" />
      <path className="s-well" d="M60-18A27 27 0 0 1 114-18ZM352-18A27 27 0 0 1 406-18Z" />
      <path className="s-roof" d="M2-116Q2-132 18-132H464Q476-132 479-120" />
      <Wheel kind="truck" x={87} y={-22} r={22} />
      <Wheel kind="truck" x={379} y={-22} r={22} />
    </Group>
  );
}
