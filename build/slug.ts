/** Whether the name of a file can be part of an address: a-z, 0-9 and single hyphens, or two capital letters, such as a state's. */
export const isSlug = (name: string): boolean => /^(?:[a-z\d]+(?:-[a-z\d]+)*|[A-Z]{2})$/.test(name);
