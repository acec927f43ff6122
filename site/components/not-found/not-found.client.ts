/** Tells whoever reads the console which address was asked for. */
export function enhanceNotFound(): void {
  console.error('404 Error', location.pathname);
}
