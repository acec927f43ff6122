/** Who and what comes when somebody calls. */
export const crew = {
  credentials: {
    insuredBy: 'Seguro con',
    onHook: ({ limit }: { limit: string }) => `${limit} por el vehículo enganchado`,
    cargo: ({ limit }: { limit: string }) => `${limit} por la carga`,
    certifiedBy: 'Operadores certificados por',
  },
};
