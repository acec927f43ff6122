/** Writes the missing address into the console. */
export function enhanceNotFound(): void {
  console.error('404 Error', location.pathname);
}
