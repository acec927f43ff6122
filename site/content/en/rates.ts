/** The labels of the owner's prices. */
export const rates = {
  effective: ({ date }: { date: string }) => `Rates as of ${date}. Your price may differ, so ask when you call.`,
  parts: {
    flat: 'Hookup',
    includedMiles: 'Miles included',
    perMile: 'Extra mile',
    afterHours: 'Nights, holidays',
    winchingHalfHour: 'Winching, ½\u00a0hr',
    waitingHalfHour: 'Waiting, ½\u00a0hr',
    dollies: 'Dollies',
    dryRun: 'Canceled en route',
    storageDay: 'Storage, a day',
  },
  free: 'Free',
  noExtra: 'No extra',
  extra: ({ price }: { price: string }) => `+${price}`,
  total: ({ distance }: { distance: string }) => `${distance}-mile tow`,
  visits: 'Roadside visits',
  jobs: {
    jumpStart: 'Jump start',
    spareTire: 'Spare tire',
    fuel: 'Fuel delivery, plus the fuel',
    lockout: 'Lockout',
    shortPull: 'Short pull',
  },
  /** A bill as it would be, at the head of the page of prices. */
  receipt: {
    example: ({ distance }: { distance: string }) => `Example: ${distance}-mile tow`,
    visits: 'What a visit costs',
    hookup: ({ miles }: { miles: string }) => `Hookup, ${miles} included`,
    miles: ({ paid, perMile }: { paid: string; perMile: string }) => `${paid} × ${perMile}`,
    total: 'Total',
    date: ({ date }: { date: string }) => `Rates as of ${date}`,
  },
  /** A line on the pages of services, and on home. */
  line: {
    vehicle: ({ vehicle, price }: { vehicle: string; price: string }) => `${vehicle}: ${price}`,
    withMiles: ({ flat, miles, perMile }: { flat: string; miles: string; perMile: string }) =>
      `from ${flat} with ${miles}, then ${perMile} a mile.`,
    plain: ({ flat, perMile }: { flat: string; perMile: string }) => `from ${flat}, plus ${perMile} a mile.`,
    total: ({ distance, total }: { distance: string; total: string }) => `A ${distance}-mile tow comes to ${total}.`,
    winching: ({ price }: { price: string }) => `Winching: ${price} a half hour.`,
    storage: ({ price }: { price: string }) => `Storage: ${price} a day.`,
    visits: ({ price }: { price: string }) => `Visits from ${price}.`,
    job: ({ job, price }: { job: string; price: string }) => `${job}: ${price}.`,
    date: ({ date }: { date: string }) => `As of ${date}.`,
    all: 'All our rates',
  },
};

/** Prices as sentences of their own, where the owner gives them. */
export const prices = {
  vehicles: { car: 'Cars and pickups', motorcycle: 'Motorcycles', heavy: 'Trucks, buses and RVs' },
  /** Of one kind of vehicle, where others have another price. */
  forVehicle: ({ vehicle, words }: { vehicle: string; words: string }) => `${vehicle}: ${words}`,
  dryRun: ({ fee }: { fee: string }) => `If we come and you don’t need us after all, it’s ${fee}.`,
  freeDryRun: 'No. If we come and you don’t need us after all, you pay nothing.',
  cardFee: ({ share }: { share: string }) => `Paying by credit card adds ${share}.`,
  noCardFee: 'Paying by credit card costs nothing extra.',
  visitCounts: 'If the fix doesn’t hold, we take the price of the visit off the tow.',
  visitApart: 'If the fix doesn’t hold, the visit and the tow are separate charges.',
  junk: ({ price }: { price: string }) => `We pay ${price} or more for a complete car.`,
  pickup: ({ price }: { price: string }) => `Pickup costs ${price}.`,
  freePickup: 'Pickup is free.',
};
