import { Group, type Placement } from './group.tsx';

/** A house with its garage, 300 wide and 166 high around the middle of its foot. */
export const House = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-rim" d="M-140-104H140V0H-140Z" />
    <path className="s-rim-d" d="M-140-104H140V-98H-140Z" />
    <path className="s-frame" d="M-156-100-92-166H92L156-100Z" />
    <path className="s-white" d="M-118-76H-22V0H-118Z" />
    <path className="s-rim-d" d="M-118-58H-22V-55H-118ZM-118-38H-22V-35H-118ZM-118-18H-22V-15H-118Z" />
    <path className="s-rust" d="M6-70H40V0H6Z" />
    <path className="s-glass" d="M62-72H118V-34H62Z" />
    <path className="s-white" d="M88-72H92V-34H88ZM62-55H118V-51H62Z" />
  </Group>
);
