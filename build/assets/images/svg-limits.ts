/** Characters of an SVG, and of one in which each part is written out as often as it is used. */
export const largestLength = 200_000;

/** Whether an SVG has parts that take browsers long to draw, or a memory without end. */
export const hasCostlyParts = (svg: string) => /<(?:filter|pattern)\b|\bstroke-dasharray=/.test(svg);
