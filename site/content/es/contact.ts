import type { Conditions } from '../conditions.ts';

/** The labels of the contact page; its words are in pages/contact.md. */
export const contact = ({ office, roundTheClock, street, 'emergency-towing-service': emergencies }: Conditions) => ({
  call: emergencies ? 'Grúa de emergencia:' : 'Llame al',
  quote: 'Pida su cotización gratis',
  card: {
    title: street ? 'Dirección y horario' : 'Horario y zona',
    phones: 'Teléfonos',
    address: street ? 'Dirección' : 'Estamos en',
    hours: {
      label: 'Contestamos',
      text: roundTheClock ? 'Las 24 horas, también en días feriados' : '{hours}',
    },
    office: { label: 'Oficina', text: office ? 'Abierta {officeHours}' : '' },
    email: 'Correo electrónico',
    area: { label: street ? 'Dónde trabajamos' : 'Zona', text: '{township} y {serviceMiles} a la redonda' },
    save: 'Guarde nuestro número',
  },
  areaMap: 'Mapa de {township} y los pueblos de alrededor',
  map: { label: 'Mapa de {name}', open: 'Abrir el mapa en Google Maps' },
  whereAmI: {
    button: 'Ver mi ubicación',
    found: 'Su ubicación',
    plusCode: 'El mismo lugar en un código corto (Plus Code), fácil de leer por teléfono:',
    /** Before and after a number of feet. */
    accuracy: ['Margen de error: unos ', ' pies.'],
    rough: ' Díganos también algo que se vea cerca.',
    map: 'Ver en el mapa',
    sending: 'No se manda nada hasta que usted toque Enviar.',
  },
});
