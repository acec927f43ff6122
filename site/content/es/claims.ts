/** How the owner's figures read within a sentence. */
export const claims = {
  averageResponse: '{number} minutos o menos',
  experience: { since: 'desde {number}', years: 'desde hace {years}' },
  services: { one: '{number} servicio', other: '{number} servicios' },
  yearlyBreakdowns: 'más de 69 millones',
  recyclableShare: 'cerca del 80 %',
  headline: 'El servicio de grúa de más confianza en {place}',
  /** Names of places stay as they are. */
  places: {
    township: '{township}',
    borough: '{township}',
    city: '{township}',
    town: '{township}',
    village: '{township}',
    none: '{township}',
  },
  list: { between: ', ', last: ' y ' },
  choice: { between: ', ', last: ' o ' },
  offer: {
    roundTheClock: '{services}, las 24 horas',
    services: {
      'emergency-towing-service': 'grúa de emergencia',
      'roadside-assistance': 'asistencia en carretera',
      'accident-recovery': 'rescate',
    },
  },
  trade:
    '{if towing}grúas{end}{if roadside-assistance}{if towing} y {end}asistencia en carretera{end}{unless towing}{unless roadside-assistance}{if accident-recovery}rescate de vehículos{end}{end}{end}',
  trucks: {
    'flatbed-towing': 'de plataforma',
    'car-towing': 'de arrastre',
    'heavy-duty-towing': 'para camiones',
    other: 'la que haga falta',
  },
  payments: {
    all: { cash: 'efectivo', debitCards: 'tarjetas de débito', creditCards: 'tarjetas de crédito ({creditCards})' },
    one: { cash: 'efectivo', debitCards: 'tarjeta de débito', creditCards: 'tarjeta de crédito ({creditCards})' },
    later: { insuranceClaims: 'seguro', paymentPlans: 'planes de pago para trabajos grandes' },
  },
  hours: {
    roundTheClock: 'las 24 horas, los 365 días del año',
    answered: 'Contestamos {hours}.',
    office: 'La oficina abre {hours}.',
    everyDay: 'todos los días',
    range: 'de {first} a {last}',
    group: '{days}, {times}',
    between: '; ',
    wholeDay: 'las 24 horas',
    holidays: 'los días feriados',
    exceptHolidays: '{hours}, menos los días feriados',
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    onDays: ['los lunes', 'los martes', 'los miércoles', 'los jueves', 'los viernes', 'los sábados', 'los domingos'],
    times: { am: '{time}\u00a0a.\u00a0m.', pm: '{time}\u00a0p.\u00a0m.', noon: 'mediodía', midnight: 'medianoche' },
  },
  counts: ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};
