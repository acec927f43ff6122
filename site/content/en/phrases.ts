const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How the owner's figures read within a sentence. */
export const phrases = {
  /** Prices as sentences of their own, where the owner gives them. */
  prices: {
    vehicles: { car: 'Cars and pickups', motorcycle: 'Motorcycles', heavy: 'Trucks, buses and RVs' },
    dryRun: ({ fee }: { fee: string }) => `If we come and you don’t need us after all, it’s ${fee}.`,
    freeDryRun: 'No. If we come and you don’t need us after all, you pay nothing.',
    cardFee: ({ share }: { share: string }) => `Paying by credit card adds ${share}.`,
    noCardFee: 'Paying by credit card costs nothing extra.',
    visitCounts: 'If the fix doesn’t hold, we take the price of the visit off the tow.',
    visitApart: 'If the fix doesn’t hold, the visit and the tow are separate charges.',
    junk: ({ price }: { price: string }) => `We pay ${price} or more for a complete car.`,
    pickup: ({ price }: { price: string }) => `Pickup costs ${price}.`,
    freePickup: 'Pickup is free.',
  },
  averageResponse: ({ number }: { number: string }) => `${number} minutes or less`,
  /** The same in large figures, with the unit in short. */
  responseFigure: ({ minutes }: { minutes: string }) => `${minutes} or\u00a0less`,
  /** How far the area served reaches, where the owner gives no figure. */
  about: ({ miles }: { miles: string }) => `about ${miles}`,
  /** How long the company has been in business; a year never goes stale. */
  experience: {
    since: ({ number }: { number: string }) => `since ${number}`,
    years: ({ years }: { years: string }) => `for ${years}`,
  },
  /** What a company may say of itself only where its facts show it. */
  credentials: { licensed: 'licensed', insured: 'insured', certified: 'certified' },
  /** The headline of home where the owner has none. */
  headline: ({ place }: { place: string }) => `${place}’s most trusted towing service`,
  /** A place with its kind, as `placeKind` names it. */
  places: { township: 'Township', borough: 'Borough' },
  /** How several things are named in one sentence. */
  list: { between: ', ', last: ' and ' },
  choice: { between: ', ', last: ' or ' },
  /** The first words on home: these of the services that are offered, or else the first three by their names. */
  offer: {
    roundTheClock: ({ services }: { services: string }) => `24/7 ${services}`,
    services: {
      'emergency-towing-service': 'emergency towing',
      'roadside-assistance': 'roadside assistance',
      'accident-recovery': 'recovery',
    },
  },
  /** The same in short. */
  trade: { towing: 'towing', 'roadside-assistance': 'roadside assistance' },
  /** The trucks that services come with. */
  trucks: {
    'flatbed-towing': 'a flatbed',
    'car-towing': 'a wheel-lift',
    'heavy-duty-towing': 'a heavy wrecker',
    other: 'the one that fits the job',
  },
  /** The roadside jobs that the company does, within a sentence. */
  jobs: {
    jumpStart: 'jump starts',
    spareTire: 'flat tires',
    fuel: 'gas',
    lockout: 'lockouts',
    shortPull: 'short pulls',
  },
  /** The ways to pay within a sentence. */
  payments: {
    all: {
      cash: 'cash',
      debitCards: 'debit cards',
      creditCards: ({ creditCards }: { creditCards: string }) => `credit cards (${creditCards})`,
    },
    /** What is not paid on the spot. */
    later: { insuranceClaims: 'insurance claims', paymentPlans: 'payment plans for larger jobs' },
  },
  /** When somebody answers: `Monday to Friday, 6 a.m. to 10 p.m.; Saturday, 8 a.m. to noon`. */
  hours: {
    roundTheClock: '24 hours a day, 365 days a year',
    /** As sentences of their own. */
    answered: ({ hours }: { hours: string }) => `We answer ${hours}.`,
    after: 'After hours? Call your motor club, or 911 if you don’t feel safe.',
    office: ({ hours }: { hours: string }) => `Our office is open ${hours}.`,
    everyDay: 'every day',
    range: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
    wholeDay: '24 hours',
    holidays: 'holidays',
    exceptHolidays: ({ hours }: { hours: string }) => `${hours}, except on holidays`,
    days,
    /** Those that are named one by one, not by the first and the last of them. */
    onDays: days,
    // No line ends between the figure and what belongs to it.
    times: {
      am: ({ time }: { time: string }) => `${time}\u00a0a.m.`,
      pm: ({ time }: { time: string }) => `${time}\u00a0p.m.`,
      noon: 'noon',
      midnight: 'midnight',
    },
  },
};
