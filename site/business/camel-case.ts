export type CamelCase<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Words;

/** `jump start` → `jumpStart`. */
export const inCamelCase = <Words extends string>(words: Words) =>
  words.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Words>;
