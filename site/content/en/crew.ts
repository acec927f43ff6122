/** Who and what comes when somebody calls. */
export const crew = {
  credentials: {
    insuredBy: 'Insured by',
    onHook: '{onHookLimit} on-hook',
    cargo: '{cargoLimit} cargo',
    certifiedBy: 'Operators certified by',
    policeLists: 'Police tow lists',
    riding: 'Riding along',
    mayRide: 'Yes, with a seat belt for each of you',
    mayNotRide: 'No, sorry',
  },
  /** Under the first screen of home. */
  proof: {
    response: 'average response time',
    price: 'where a tow starts',
    visit: 'where a visit starts',
    roundTheClock: 'all year',
    since: ({ year }: { year: string }) => `In business since ${year}`,
    certifiedBy: ({ name }: { name: string }) => `Certified operators: ${name}`,
    policeLists: ({ towns }: { towns: string }) => `On the police tow list in ${towns}`,
  },
};
