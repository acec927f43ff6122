/** What menus and cards say of the pages that are in English only. */
export const elsewhere = {
  services: {
    'flatbed-towing': {
      name: 'Grúa de plataforma',
      summary: 'Las cuatro ruedas arriba',
      picture: 'Una grúa de plataforma lleva un carro.',
    },
    'car-towing': {
      name: 'Grúa para carros',
      summary: 'Del lugar al taller',
      picture: 'Una grúa levanta un carro por las ruedas de adelante.',
    },
    'heavy-duty-towing': {
      name: 'Grúa para camiones',
      summary: 'Hasta {heavyDutyPounds}',
      picture: 'Una grúa pesada remolca un camión.',
    },
    'long-distance-towing': {
      name: 'Viajes largos en grúa',
      summary: 'Hasta {longDistanceMiles}',
      picture: 'Una grúa lleva una camioneta por la autopista.',
    },
    'accident-recovery': {
      name: 'Rescate en accidentes',
      summary: 'Fuera de la zanja, con cuidado',
      picture: 'Una grúa saca un carro de una zanja con un cable.',
    },
    'junk-car-removal': {
      name: 'Carros chatarra',
      summary: 'Nos llevamos su carro viejo',
      picture: 'Un cable sube un carro viejo a una grúa.',
    },
  },
  guides: { fleets: { name: 'Flotillas' } },
};
