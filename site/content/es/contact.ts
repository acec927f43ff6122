import { md } from '../md.ts';

/** The contact page. */
export const contact = {
  title: 'Llame a la grúa en {township}, {region}: {phone}',
  description:
    '¿Necesita una grúa en {township}, {region}? Llame al {phone}: le contestamos en español. ¿No sabe dónde está? Aquí lo ve.',
  headline: 'Llámenos, escríbanos o venga',
  heading: 'Llame a',
  lead: md`Lo más rápido es llamar. Hablamos español. {weAnswer}`,
  call: '{if emergency-towing-service}Grúa de emergencia:{end}{unless emergency-towing-service}Llame al{end}',
  quote: 'Pida su cotización gratis',
  dispatcher: {
    title: 'Qué decirnos cuando llame',
    items: [
      'Dónde está, y si todos están a salvo.',
      'Su nombre y un teléfono para llamarle.',
      'La marca, el modelo y el color, y si las ruedas giran.',
      'Qué pasó.',
      'Cuántas personas y mascotas van con usted.',
      'Adónde llevamos el carro.',
    ],
  },
  withoutVoice: {
    title: 'Si no puede hablar por teléfono',
    items: [
      md`{state: text-911}`,
      md`{state: relay}{unless stateWords}Si no oye, oye poco o le cuesta hablar, marque {relayNumber} y un operador llama por usted.{end}{if relayCalls} Aceptamos esas llamadas.{end}`,
      md`{if textPhone}Para pedir la grúa, mándenos un mensaje de texto al {textPhone}.{end}`,
    ],
    more: md`Las fuentes están en la [guía para la autopista](/blog/what-to-do-car-breaks-down-highway/#what-to-say).`,
  },
  card: {
    title: 'Dirección y horario',
    address: 'Dirección',
    hours: {
      label: '{if office}Grúas{end}{unless office}Horario{end}',
      text: '{if roundTheClock}Abierto las 24 horas, también en días feriados{end}{unless roundTheClock}Abierto {hours}{end}',
    },
    office: { label: 'Oficina', text: '{if office}Abierta {officeHours}{end}' },
    email: 'Correo electrónico',
    area: { label: 'Dónde trabajamos', text: '{township} y cerca de {serviceMiles} a la redonda' },
    fleets: md`{if fleets}¿Tiene una flotilla? Vea las [grúas para flotillas](/fleets/){if heavy-duty-towing} o la [grúa para camiones](/services/heavy-duty-towing/){end}.{end}`,
    save: 'Guarde nuestro número en su teléfono',
  },
  band: { title: '¿No sabe dónde está?', text: 'Llámenos y díganos qué ve.' },
  areas: 'Pueblos adonde vamos',
  map: { title: 'Encuéntrenos en el mapa', label: 'Mapa de {name}', open: 'Abrir el mapa en Google Maps' },
  whereAmI: {
    title: '¿Dónde estoy?',
    text: 'Sin ponerse en peligro, busque:',
    drawing:
      'Una carretera vista por el parabrisas: el letrero de la ruta, el poste de milla, el de la salida, un puente y una gasolinera.',
    prompts: [
      'Número de ruta y rumbo',
      'Poste de milla: verde, pequeño',
      'Última salida o la próxima',
      'Una tienda, un puente',
    ],
    button: 'Ver mi ubicación',
    found: 'Su ubicación',
    plusCode: 'El mismo lugar en un código corto (Plus Code), fácil de leer por teléfono:',
    town: '{township}, {region}',
    /** Before and behind a number of feet. */
    accuracy: ['Margen de error: unos ', ' pies.'],
    rough: ' Díganos también algo que se vea cerca.',
    map: 'Ver en el mapa',
    sending: 'No se manda nada hasta que usted toque Enviar.',
  },
  privacy: {
    title: 'Privacidad y accesibilidad',
    items: [
      md`Este sitio no usa cookies ni rastrea lo que usted hace. El servidor puede anotar la visita con su dirección IP.`,
      md`{if quoteForm}El formulario de cotización es de Tally y puede estar en inglés. Solo se carga cuando usted va a abrirlo, y lo que escriba llega a Tally y a nosotros.{end}`,
      md`El mapa es de Google. Se carga cuando usted llega a él.`,
      md`Su ubicación se queda en su teléfono hasta que usted nos la mande o la abra en Google Maps.`,
      md`Procuramos cumplir con WCAG 2.2 AA. Si algo no le funciona, llame al {phone}.`,
    ],
  },
};
