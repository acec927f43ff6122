/** A text with what cannot be seen, or would do something to a terminal, spelled out: `\u202e`. */
export const spellOut = (text: string) =>
  text.replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
