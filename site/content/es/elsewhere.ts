/** The pages that are in Spanish, by their paths from the home page. */
export const pages = [
  ...['/', '/contact/', '/towing-cost/', '/my-car-was-towed/', '/404.html'],
  ...['/services/emergency-towing-service/', '/services/flatbed-towing/', '/services/car-towing/'],
  ...['/services/heavy-duty-towing/', '/services/roadside-assistance/', '/services/accident-recovery/'],
];

/** What menus and cards say of the pages that are in English only. */
export const elsewhere = {
  services: {
    'long-distance-towing': {
      name: 'Viajes largos en grúa',
      summary: 'Hasta {longDistanceMiles}',
      picture: 'Una grúa lleva una camioneta por la autopista.',
    },
    'junk-car-removal': {
      name: 'Retiro de carros chatarra',
      summary: 'Nos llevamos su carro viejo',
      picture: 'Un cable sube un carro viejo a una grúa.',
    },
  },
  guides: { fleets: { name: 'Flotillas' } },
};
