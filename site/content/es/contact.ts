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
      text: roundTheClock ? 'Las 24 horas, también en días feriados' : '{Hours}',
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
  },
});
