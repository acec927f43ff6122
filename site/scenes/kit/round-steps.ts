/** At most `most` round numbers below `total`, as marks on a ruler: multiples of 1, 2 or 5 times a power of ten. */
export function roundSteps(total: number, most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(total / most));
  const step = power * ([1, 2, 5].find((factor) => Math.ceil(total / (power * factor)) - 1 <= most) ?? 10);
  return Array.from({ length: Math.ceil(total / step) - 1 }, (_, index) => step * (index + 1));
}
