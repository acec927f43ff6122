import { Group, type Placement, Wheel } from './parts.tsx';

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

/** A tractor and its trailer, 820 long and 164 high, heading right. */
export function TractorTrailer(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-frame" d="M520-44H790V-30H520ZM20-44H180V-28H20ZM430-46H438V-8H430ZM424-8H444V-3H424Z" />
      <path className="s-steel" d="M0-164H580V-46H0Z" />
      <path className="s-steel-d" d="M0-60H580V-46H0ZM0-164H6V-46H0ZM574-164H580V-46H574Z" />
      <path className="s-rust" d="M6-126H574V-112H6Z" />
      <path
        className="s-red"
        d="M20-56H44V-51H20ZM140-56H164V-51H140ZM260-56H284V-51H260ZM380-56H404V-51H380ZM500-56H524V-51H500Z"
      />
      <path className="s-steel-d" d="M606-40V-158Q610-164 614-158V-40Z" />
      <path className="s-rust" d="M616-34V-138Q616-148 626-148H686Q696-148 700-139L716-96 804-88Q816-86 816-72V-34Z" />
      <path className="s-rust-d" d="M616-62H816V-34H616ZM668-140H670V-40H668ZM704-92H706V-40H704Z" />
      <path className="s-glass" d="M676-136H686Q691-136 693-131L706-96H676Z" />
      <path className="s-glass-d" d="M684-136H688L678-104H676V-110ZM696-138 700-139 716-96H711Z" />
      <path className="s-steel" d="M640-36H700V-20H640ZM806-86Q816-84 816-72V-40H806ZM792-38H820V-20H786Z" />
      <path className="s-lamp" d="M792-80H806V-66H796Z" />
      <path className="s-frame" d="M722-120H728V-98H722ZM680-84H694V-80H680Z" />
      <path className="s-well" d="M722-34A30 30 0 0 1 782-34Z" />
      <path className="s-roof" d="M0-46V-164H580M616-138Q616-148 626-148H686Q696-148 700-139L716-96" />
      {[56, 108, 528, 580, 752].map((x) => (
        <Wheel key={x} kind="truck" x={x} y={-22} r={22} />
      ))}
    </Group>
  );
}
