/** Wheel straps of a car on a deck: from its tires, at `wheels`, down to the deck on both sides. */
export function Straps({ wheels }: { wheels: readonly number[] }) {
  const strap = (x: number) =>
    `M${x - 30} 0 ${x - 16}-11 ${x - 14}-8 ${x - 25} 0ZM${x + 30} 0 ${x + 16}-11 ${x + 14}-8 ${x + 25} 0Z`;
  return <path className="s-red" d={wheels.map(strap).join('')} />;
}
