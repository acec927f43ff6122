/** The labels of the owner's prices. */
export const rates = {
  effective: ({ date }: { date: string }) =>
    `Tarifas desde el ${date}. Su precio puede ser otro: pregunte cuando llame.`,
  parts: {
    flat: 'Enganche',
    includedMiles: 'Millas incluidas',
    perMile: 'Milla adicional',
    afterHours: 'Noches, feriados',
    winchingHalfHour: 'Cable, ½\u00a0hora',
    waitingHalfHour: 'Espera, ½\u00a0hora',
    dollies: 'Carritos',
    dryRun: 'Cancelada en camino',
    storageDay: 'Estadía, un día',
  },
  free: 'Gratis',
  noExtra: 'Lo mismo',
  extra: ({ price }: { price: string }) => `+${price}`,
  total: ({ distance }: { distance: string }) => `Grúa de ${distance}\u00a0millas`,
  visits: 'Visitas en la carretera',
  jobs: {
    jumpStart: 'Pasar corriente',
    spareTire: 'Llanta de repuesto',
    fuel: 'Llevar gasolina, más la gasolina',
    lockout: 'Abrir el carro',
    shortPull: 'Tirón corto',
  },
  receipt: {
    example: ({ distance }: { distance: string }) => `Ejemplo: una grúa de ${distance} millas`,
    visits: 'Cuánto cuesta una visita',
    hookup: ({ miles }: { miles: string }) => `Enganche, con ${miles}`,
    miles: ({ paid, perMile }: { paid: string; perMile: string }) => `${paid} × ${perMile}`,
    total: 'Total',
    date: ({ date }: { date: string }) => `Tarifas desde el ${date}`,
  },
  line: {
    vehicle: ({ vehicle, price }: { vehicle: string; price: string }) => `${vehicle}: ${price}`,
    withMiles: ({ flat, miles, perMile }: { flat: string; miles: string; perMile: string }) =>
      `desde ${flat} con ${miles}; luego, ${perMile} por milla.`,
    plain: ({ flat, perMile }: { flat: string; perMile: string }) => `desde ${flat}, más ${perMile} por milla.`,
    total: ({ distance, total }: { distance: string; total: string }) => `Por ${distance} millas, ${total}.`,
    winching: ({ price }: { price: string }) => `Cable: ${price} la media hora.`,
    storage: ({ price }: { price: string }) => `Estadía: ${price} al día.`,
    visits: ({ price }: { price: string }) => `La visita, desde ${price}.`,
    job: ({ job, price }: { job: string; price: string }) => `${job}: ${price}.`,
    date: ({ date }: { date: string }) => `Desde el ${date}.`,
    all: 'Todas las tarifas',
  },
};

/** Prices as sentences of their own, where the owner gives them. */
export const prices = {
  vehicles: { car: 'Carros y pickups', motorcycle: 'Motos', heavy: 'Camiones, autobuses y casas rodantes' },
  forVehicle: ({ vehicle, words }: { vehicle: string; words: string }) => `${vehicle}: ${words}`,
  dryRun: ({ fee }: { fee: string }) => `Si vamos y al final no nos necesita, son ${fee}.`,
  freeDryRun: 'No. Si vamos y al final no nos necesita, no paga nada.',
  cardFee: ({ share }: { share: string }) => `Con tarjeta de crédito se suma el ${share}.`,
  noCardFee: 'Pagar con tarjeta de crédito no cuesta más.',
  visitCounts: 'Si el arreglo no aguanta, lo que pagó por la visita se descuenta de la grúa.',
  visitApart: 'Si el arreglo no aguanta, la visita y la grúa se cobran aparte.',
  junk: ({ price }: { price: string }) => `Pagamos ${price} o más por un carro completo.`,
  pickup: ({ price }: { price: string }) => `Recogerlo cuesta ${price}.`,
  freePickup: 'Recogerlo es gratis.',
};
