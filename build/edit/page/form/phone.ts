/** A US phone number as (732) 555-0142, in whatever form it was typed; anything else as it is. */
export const phoneInFigures = (number: string) =>
  number.replace(/^\s*(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})\s*$/, '($1) $2-$3');
