import type { Conditions } from '../conditions.ts';
import { md } from '../md.ts';

/** What is on every page around its main text. */
export const layout = ({ textPhone, quoteForm, office }: Conditions) => ({
  skip: 'Ir al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  breadcrumb: 'Ruta de navegación',
  services: 'Servicios',
  pages: { home: 'Inicio', about: 'Nosotros', blog: 'Blog', contact: 'Contacto' },
  call: 'Llame al',
  dial: 'marque',
  quote: 'Cotización gratis',
  toHome: 'Volver al inicio',
  shortQuote: 'Cotizar',
  location: {
    label: 'Mandar mi ubicación',
    found: ' (lista: toque para abrir el mensaje)',
    message: {
      usual: 'Necesito una grúa. Estoy en',
      'roadside-assistance': 'Necesito asistencia en carretera. Estoy en',
      'junk-car-removal': 'Tengo un carro chatarra. Está en',
    },
    details: ({ feet, map }: { feet: string; map: string }) =>
      `(margen de ${feet} pies) ${map}\nCarro: \nQué pasó: \nA dónde va: `,
    outside: {
      before: 'Usted está a unas',
      after: md`millas de {township}. Normalmente llegamos hasta {serviceReach}. Llame y pregunte antes de esperar: {phone}.`,
    },
    waiting: md`Buscando su ubicación…`,
    denied: md`Su teléfono no compartió su ubicación. ${textPhone ? 'Mándenos un mensaje con lo que ve a su alrededor, o llame' : 'Llame'} al {phone}.`,
    timeout: md`Su teléfono no encuentra su ubicación. ${textPhone ? 'Mándenos un mensaje con lo que ve a su alrededor, o llame' : 'Llame'} al {phone}.`,
    unavailable: md`Aquí su teléfono no puede saber dónde está. ${textPhone ? 'Mándenos un mensaje con lo que ve a su alrededor, o llame' : 'Llame'} al {phone}.`,
    ready: textPhone
      ? md`Su teléfono encontró su ubicación. Todavía no se ha mandado. Toque otra vez **Mandar mi ubicación** y después Enviar.`
      : md``,
  },
  callBar: `Llame${quoteForm ? ' o pida una cotización gratis' : ''}`,
  notice: 'Aviso',
  inEnglish: ' (inglés)',
  inEnglishAll: 'En inglés:',
  newTab: ' (se abre en otra pestaña)',
  footer: {
    hours: `${office ? 'Horario de las grúas:' : 'Contestamos'} {hours}`,
    office: office ? 'Oficina: {officeHours}' : '',
    afterHours: '{afterHours}',
    company: 'La compañía',
    help: 'Ayuda',
    privacy: 'Privacidad y accesibilidad',
    copyright: '© {copyrightYear} {legalName}',
  },
  toasts: {
    label: 'Avisos',
    loading: md`Abriendo el formulario…`,
    success: md`¡Gracias! Su solicitud se envió. ¿Necesita ayuda ahora? Llame al {phone}.`,
    error: md`El formulario no abrió. Llame al {phone}${textPhone ? ' o mande un mensaje al {textPhone}' : ''}.`,
    call: md`¿Le contestaron? Mándenos su ubicación para que la grúa lo encuentre. ¿No contestan? Mándenos un mensaje.`,
    close: 'Cerrar',
  },
  sources: ({ date }: { date: string }) => `Fuentes, leídas el ${date}`,
  card: { more: 'Más información', about: ({ title }: { title: string }) => ` sobre ${title}` },
});
