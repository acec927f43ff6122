import type { Conditions } from '../conditions.ts';

/** What is on every page around its main text. */
export const layout = ({ office }: Conditions) => ({
  skip: 'Ir al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  breadcrumb: 'Ruta de navegación',
  services: 'Servicios',
  pages: { home: 'Inicio', about: 'Nosotros', blog: 'Blog', contact: 'Contacto' },
  call: 'Llame al',
  dial: 'marque',
  quote: 'Cotice gratis',
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
  },
  callBar: 'Llámenos',
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
    close: 'Cerrar',
  },
  sources: ({ date }: { date: string }) => `Fuentes, leídas el ${date}`,
  card: { more: 'Más información', about: ({ title }: { title: string }) => ` sobre ${title}` },
});
