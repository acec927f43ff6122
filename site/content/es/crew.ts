/** Who and what comes when somebody calls. */
export const crew = {
  credentials: {
    insuredBy: 'Seguro con',
    onHook: '{onHookLimit} por el vehículo enganchado',
    cargo: '{cargoLimit} por la carga',
    certifiedBy: 'Operadores certificados por',
    policeLists: 'En la lista de la policía',
    riding: 'Ir en la grúa',
    mayRide: 'Sí, con un cinturón para cada uno',
    mayNotRide: 'No se puede',
  },
  proof: {
    response: 'tiempo promedio de llegada',
    price: 'la grúa, desde',
    visit: 'la visita, desde',
    roundTheClock: 'todo el año',
    since: ({ year }: { year: string }) => `Trabajamos desde ${year}`,
    certifiedBy: ({ name }: { name: string }) => `Operadores certificados: ${name}`,
    policeLists: ({ towns }: { towns: string }) => `En la lista de grúas de la policía de ${towns}`,
  },
};
