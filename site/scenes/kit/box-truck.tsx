import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

/** A box truck, 320 long and 144 high, heading right. */
export function BoxTruck(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-frame" d="M6-34H300V-24H6Z" />
      <path className="s-steel" d="M0-144H224V-34H0Z" />
      <path className="s-steel-d" d="M0-48H224V-34H0ZM0-144H5V-34H0ZM219-144H224V-34H219Z" />
      <path className="s-plum" d="M5-104H219V-82H5Z" />
      <path className="s-plum" d="M230-24V-92Q230-102 240-102H270Q279-102 283-94L296-66 314-60Q320-57 320-48V-24Z" />
      <path className="s-plum-d" d="M230-48H320V-24H230ZM286-66H288V-26H286Z" />
      <path className="s-glass" d="M240-95H268Q273-95 276-90L287-66H240Z" />
      <path className="s-glass-d" d="M250-95H262L248-66H240V-76Z" />
      <path className="s-frame" d="M244-60H254V-57H244ZM312-34H322V-20H306Z" />
      <path className="s-red" d="M0-46H5V-38H0Z" />
      <path className="s-lamp" d="M306-54H319V-44H310Z" />
      <path className="s-well" d="M252-24A26 26 0 0 1 304-24ZM42-24A26 26 0 0 1 94-24Z" />
      <path className="s-roof" d="M0-34V-144H224" />
      <Wheel kind="truck" x={68} y={-20} r={20} />
      <Wheel kind="truck" x={278} y={-20} r={20} />
    </Group>
  );
}
