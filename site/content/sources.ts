/** What a legal or safety sentence leans on. */
export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** The day it was read, and the day to look again, as `2026-11-21`. */
  read: string;
  lookAgain: string;
  /** The states that it holds for; left out, the whole country. */
  states?: readonly string[];
}

const days = { read: '2026-11-21', lookAgain: '2027-11-21' };
const inNewJersey = { ...days, states: ['NJ'] };
const statutes = {
  publisher: 'New Jersey Legislature',
  url: 'https://lis.njleg.state.nj.us/nxt/gateway.dll?f=templates&fn=default.htm&vid=Publish:10.1048/Enu',
  ...inNewJersey,
};

/** The register of sources, by the name that footnotes call them by: `[^move-over]`. */
export const sources: Readonly<Record<string, Source>> = {
  'njdot-help': {
    title: 'Motorist assistance: frequently asked questions',
    publisher: 'New Jersey Department of Transportation',
    url: 'https://www.nj.gov/transportation/commuter/motoristassistance/faq.shtm',
    ...inNewJersey,
  },
  'toll-road-towing': {
    title: 'N.J.A.C. 19:9-1.14, Repairs and towing',
    publisher: 'New Jersey Turnpike Authority, as kept by Cornell’s Legal Information Institute',
    url: 'https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-19-9-1-14',
    ...inNewJersey,
  },
  'text-911': {
    title: 'Introducing statewide text to 911 in New Jersey',
    publisher: 'New Jersey Department of Human Services',
    url: 'https://www.nj.gov/humanservices/news/press/2016/approved/20160908.html',
    ...inNewJersey,
  },
  'relay-711': {
    title: 'Telecommunications Relay Service',
    publisher: 'New Jersey Department of Transportation',
    url: 'https://www.nj.gov/transportation/business/ada/trs.shtm',
    ...inNewJersey,
  },
  'move-over': { title: 'N.J.S.A. 39:4-92.2 and 39:4-92.3, the Move Over law', ...statutes },
  'state-police': {
    title: 'Advice to drivers',
    publisher: 'New Jersey State Police',
    url: 'https://www.nj.gov/njsp/',
    ...inNewJersey,
  },
  'aaa-breakdown': {
    title: 'What to do if your car breaks down',
    publisher: 'AAA Northern California, Via',
    url: 'https://calstate.aaa.com/via/car/beat-car-breakdown-blues',
    ...days,
  },
  'outside-a-car': {
    title: 'Slow Down, Move Over laws expanded, with federal crash data',
    publisher: 'AAA Northeast',
    url: 'https://magazine.northeast.aaa.com/daily/life/cars-trucks/slow-down-move-over-laws-expanded/',
    ...days,
  },
  snow: {
    title: 'Winter safety',
    publisher: 'National Weather Service',
    url: 'https://www.weather.gov/safety/winter',
    ...days,
  },
  'crash-report': { title: 'N.J.S.A. 39:4-129 and 39:4-130, on drivers in a crash', ...statutes },
  'your-request': { title: 'N.J.S.A. 56:13-2 and 56:13-3, on a motorist’s requests', ...statutes },
  'police-tows': { title: 'N.J.S.A. 40:48-2.54 and 56:13-7 and following, on tows for the police', ...statutes },
  'towing-act': { title: 'N.J.S.A. 56:13-9 and 56:13-16, the Predatory Towing Prevention Act', ...statutes },
  'price-parts': {
    title: 'N.J.A.C. 13:45A-31.4, Nonconsensual towing, services and fees',
    publisher: 'New Jersey Division of Consumer Affairs',
    url: 'https://www.njconsumeraffairs.gov/',
    ...inNewJersey,
  },
  'private-lots': {
    title: 'N.J.A.C. 13:45A-31.6, Towing from private property',
    publisher: 'New Jersey Division of Consumer Affairs',
    url: 'https://www.njconsumeraffairs.gov/',
    ...inNewJersey,
  },
  'yard-hours': { title: 'N.J.S.A. 56:13-15, on the hours of a tow yard', ...statutes },
  'towing-fees': { title: 'N.J.S.A. 56:13-14, on fees that are presumed to be excessive', ...statutes },
  'township-code': {
    title: 'Code of the Township of Howell, chapter 306',
    publisher: 'Township of Howell',
    url: 'https://ecode360.com/6675120',
    ...inNewJersey,
  },
  tesla: {
    title: 'Owner’s manuals, instructions for transporters',
    publisher: 'Tesla',
    url: 'https://www.tesla.com/ownersmanual',
    ...days,
  },
  'owners-manuals': {
    title: 'Owner’s manuals, towing a disabled vehicle',
    publisher: 'Dodge and Ram',
    url: 'https://www.mopar.com/',
    ...days,
  },
  mvc: {
    title: 'License plates and titles',
    publisher: 'New Jersey Motor Vehicle Commission',
    url: 'https://www.nj.gov/mvc/',
    ...inNewJersey,
  },
};
