/** Who and what comes when somebody calls. */
export const crew = {
  credentials: {
    insuredBy: 'Insured by',
    onHook: ({ limit }: { limit: string }) => `${limit} on the hook`,
    cargo: ({ limit }: { limit: string }) => `${limit} cargo`,
    certifiedBy: 'Operators certified by',
  },
};
