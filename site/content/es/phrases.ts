import { prices } from './rates.ts';

/** How the owner's figures read within a sentence. */
export const phrases = {
  prices,
  averageResponse: ({ number }: { number: string }) => `${number} minutos o menos`,
  responseFigure: ({ minutes }: { minutes: string }) => `Hasta ${minutes}`,
  about: ({ miles }: { miles: string }) => `unas ${miles}`,
  experience: {
    since: ({ number }: { number: string }) => `desde ${number}`,
    years: ({ years }: { years: string }) => `desde hace ${years}`,
  },
  credentials: { licensed: 'con licencia', insured: 'asegurados', certified: 'con operadores certificados' },
  headline: ({ place }: { place: string }) => `El servicio de grúa de más confianza en ${place}`,
  /** Names of places stay as they are. */
  places: { township: '', borough: '' },
  list: { between: ', ', last: ' y ' },
  choice: { between: ', ', last: ' o ' },
  offer: {
    roundTheClock: ({ services }: { services: string }) => `${services}, las 24 horas`,
    services: {
      'emergency-towing-service': 'grúa de emergencia',
      'roadside-assistance': 'asistencia en carretera',
      'accident-recovery': 'grúa por choque',
    },
  },
  trade: {
    towing: 'grúas',
    'roadside-assistance': 'asistencia en carretera',
  },
  trucks: {
    'flatbed-towing': 'de plataforma',
    'car-towing': 'de arrastre',
    'heavy-duty-towing': 'para camiones',
    other: 'la que haga falta',
  },
  jobs: {
    jumpStart: 'baterías muertas',
    spareTire: 'llantas ponchadas',
    fuel: 'tanques sin gasolina',
    lockout: 'llaves encerradas',
    shortPull: 'carros atascados',
  },
  payments: {
    all: {
      cash: 'efectivo',
      debitCards: 'tarjetas de débito',
      creditCards: ({ creditCards }: { creditCards: string }) => `tarjetas de crédito (${creditCards})`,
    },
    later: { insuranceClaims: 'pagos del seguro', paymentPlans: 'planes de pago para trabajos grandes' },
  },
  hours: {
    roundTheClock: 'las 24 horas, los 365 días del año',
    answered: ({ hours }: { hours: string }) => `Contestamos ${hours}.`,
    after: '¿Fuera de ese horario? Llame a su club de asistencia, o al 911 si no se siente a salvo.',
    office: ({ hours }: { hours: string }) => `La oficina abre ${hours}.`,
    everyDay: 'todos los días',
    range: ({ first, last }: { first: string; last: string }) => `de ${first} a ${last}`,
    group: ({ days, times }: { days: string; times: string }) => `${days}, ${times}`,
    between: '; ',
    wholeDay: 'las 24 horas',
    holidays: 'los días feriados',
    exceptHolidays: ({ hours }: { hours: string }) => `${hours}, menos los días feriados`,
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    onDays: ['los lunes', 'los martes', 'los miércoles', 'los jueves', 'los viernes', 'los sábados', 'los domingos'],
    times: {
      am: ({ time }: { time: string }) => `${time}\u00a0a.\u00a0m.`,
      pm: ({ time }: { time: string }) => `${time}\u00a0p.\u00a0m.`,
      noon: 'mediodía',
      midnight: 'medianoche',
    },
  },
};
