/** Whether a file name can be part of an address: a-z, 0-9 and single hyphens, or a state's two capital letters. */
export const isSlug = (name: string): boolean => /^(?:[a-z\d]+(?:-[a-z\d]+)*|[A-Z]{2})$/.test(name);
