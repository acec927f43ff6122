/** The states that the site has words and sources for, with the ZIP codes that lie in them. */
export const states = [{ code: 'NJ', name: 'New Jersey', zip: { from: '07001', to: '08989' } }] as const;
