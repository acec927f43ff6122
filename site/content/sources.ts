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

type Entries = Readonly<Record<string, Partial<Source> & Pick<Source, 'title' | 'publisher' | 'url'>>>;

const nationwide: Entries = {
  'gao-move-over': {
    title: 'GAO-21-166, Emergency Responder Safety',
    publisher: 'U.S. Government Accountability Office, via docslib',
    url: 'https://docslib.org/doc/5612477',
  },
  'relay-calls': {
    title: 'ADA Title III regulations, telecommunications',
    publisher: 'U.S. Department of Justice, via Corada',
    url: 'https://www.corada.com/documents/ada-title-iii-regulations/g-telecommunications',
  },
  'aaa-breakdown': {
    title: 'What to do if your car breaks down',
    publisher: 'AAA Northern California, Via',
    url: 'https://calstate.aaa.com/via/car/beat-car-breakdown-blues',
  },
  snow: {
    title: 'Winter safety',
    publisher: 'National Weather Service',
    url: 'https://www.weather.gov/safety/winter',
  },
  tesla: {
    title: 'Owner’s manuals, instructions for transporters',
    publisher: 'Tesla',
    url: 'https://www.tesla.com/ownersmanual',
  },
  'owners-manuals': {
    title: 'Owner’s manuals, towing a disabled vehicle',
    publisher: 'Dodge and Ram',
    url: 'https://www.mopar.com/',
  },
};

const inNewJersey: Entries = {
  'njdot-help': {
    title: 'Motorist assistance: frequently asked questions',
    publisher: 'New Jersey Department of Transportation',
    url: 'https://www.nj.gov/transportation/commuter/motoristassistance/faq.shtm',
  },
  'toll-road-towing': {
    title: 'N.J.A.C. 19:9-1.14, Repairs and towing',
    publisher: 'New Jersey Turnpike Authority, via Cornell Law School’s Legal Information Institute',
    url: 'https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-19-9-1-14',
  },
  'parkway-help': {
    title: 'Roadside assistance: Garden State Parkway',
    publisher: 'New Jersey Turnpike Authority',
    url: 'https://www.njta.com/travel-resources/roadside-assistance-gsp',
  },
  'safety-patrol': {
    title: 'Safety Service Patrol',
    publisher: 'New Jersey Department of Transportation',
    url: 'https://www.nj.gov/transportation/commuter/motoristassistance/ssp.shtm',
  },
  'text-911': {
    title: 'Introducing statewide text to 911 in New Jersey',
    publisher: 'New Jersey Department of Human Services',
    url: 'https://www.nj.gov/humanservices/news/press/2016/approved/20160908.html',
  },
  'relay-711': {
    title: 'Telecommunications Relay Service',
    publisher: 'New Jersey Department of Transportation',
    url: 'https://www.nj.gov/transportation/business/ada/trs.shtm',
  },
  'move-over': {
    title: 'N.J.S.A. 39:4-92.3, Move Over',
    publisher: 'New Jersey Legislature, via Kyzer Lex',
    url: 'https://kyzerlex.com/law/njsa/39/4-92-3',
  },
  'move-over-how': {
    title: 'N.J.S.A. 39:4-92.2, the Move Over law’s text (an older version)',
    publisher: 'New Jersey Division of Highway Traffic Safety',
    url: 'https://www.nj.gov/oag/hts/move-over-law/move-over-law-text.html',
  },
  'police-lists': {
    title: 'Code of the Township of Colts Neck, towing: one town’s rotating list',
    publisher: 'Township of Colts Neck, via eCode360',
    url: 'https://ecode360.com/8740826',
  },
  'your-request': {
    title: 'N.J.S.A. 56:13-2, an operator’s compliance with a motorist’s reasonable request',
    publisher: 'New Jersey Legislature, via newjerseylemons.com',
    url: 'https://www.newjerseylemons.com/predatory-towing-act-statute/',
  },
  'private-lots': {
    title: 'N.J.A.C. 13:45A-31.6, Towing motor vehicles from private property',
    publisher: 'New Jersey Division of Consumer Affairs, via Justia',
    url: 'https://regulations.justia.com/states/new-jersey/title-13/chapter-45a/subchapter-31/section-13-45a-31-6',
  },
  'towing-act': {
    title: 'P.L.2023, c.132 (S-3374), amending N.J.S.A. 56:13-16, Predatory Towing Prevention Act',
    publisher: 'New Jersey Legislature, via LegiScan',
    url: 'https://legiscan.com/NJ/text/S3374/2022',
  },
  'yard-hours': {
    title: 'N.J.S.A. 56:13-15, storage facilities',
    publisher: 'New Jersey Legislature, via LegalFix',
    url: 'https://legalfix.com/statutes/state-codes/new-jersey/title-56/section-56-13-15',
  },
  'towing-fees': {
    title: 'N.J.S.A. 56:13-14, reasonable fees',
    publisher: 'New Jersey Legislature, via Casetext (mirror)',
    url: 'https://d1tvxue8o4w0fl.cloudfront.net/statute/new-jersey-statutes/title-56-trade-names-trade-marks-and-unfair-trade-practices/chapter-5613/section-5613-14-schedule-of-services-eligible-for-charging-a-fee-reasonable-fees',
  },
  'fee-schedules': {
    title: 'P.L.2018, c.165 (A-4782), committee statement of December 10, 2018',
    publisher: 'New Jersey Legislature',
    url: 'https://www.njleg.state.nj.us/2018/Bills/A5000/4782_S1.HTM',
  },
  'state-schedule': {
    title: 'Release of July 29, 2015, on the schedule of towing and storage services',
    publisher: 'New Jersey Division of Consumer Affairs',
    url: 'https://www.njconsumeraffairs.gov/News/Pages/07292015.aspx',
  },
  'price-parts': {
    title: 'N.J.A.C. 13:45A-31.4, Schedule of other non-consensual towing and storage services',
    publisher: 'New Jersey Division of Consumer Affairs, via Casetext (mirror)',
    url: 'https://d1tvxue8o4w0fl.cloudfront.net/regulation/new-jersey-administrative-code/title-13-law-and-public-safety/chapter-45a-administrative-rules-of-the-division-of-consumer-affairs/subchapter-31-private-property-and-non-consensual-towing-companies/section-1345a-314-schedule-of-other-non-consensual-towing-and-storage-services',
  },
  'police-notice': {
    title: 'P.L.2023, c.132, statement to A-5038 of June 22, 2023',
    publisher: 'New Jersey Legislature',
    url: 'https://pub.njleg.state.nj.us/Bills/2022/A5500/5038_S1.HTM',
  },
  'police-tows': {
    title: 'N.J.S.A. 40:48-2.54, on police-ordered tows',
    publisher: 'New Jersey Legislature, via OneCLE',
    url: 'https://law.onecle.com/new-jersey/title-40/40-48-2.54.html',
  },
  'dwi-hold': {
    title: 'N.J.S.A. 39:4-50.23, on a vehicle after a DWI arrest',
    publisher: 'New Jersey Legislature, via Rutgers',
    url: 'https://njlaw.rutgers.edu/cgi-bin/njstats/showsect.cgi?title=39&chapter=4&section=50.23',
  },
  'township-code': {
    title: 'Howell Township code, towing fees (Ord. O-21-36)',
    publisher: 'Township of Howell, via eCode360',
    url: 'https://ecode360.com/38273527',
  },
  'township-snow': {
    title: 'Howell Township code, § 265-1, snow',
    publisher: 'Township of Howell, via eCode360',
    url: 'https://ecode360.com/6674748',
  },
  mvc: {
    title: 'Transferring vehicle ownership',
    publisher: 'New Jersey Motor Vehicle Commission',
    url: 'https://www.state.nj.us/mvc/Vehicle/TransferringVehicle.htm',
  },
  salvage: {
    title: 'N.J.A.C. 13:21-22.5, Subsequent transfer of salvage motor vehicles',
    publisher: 'New Jersey Motor Vehicle Commission, via Justia',
    url: 'https://regulations.justia.com/states/new-jersey/title-13/chapter-21/subchapter-22/section-13-21-22-5',
  },
};

const days = { read: '2026-11-23', lookAgain: '2027-11-23' };
/** @param more what they have in common, which an entry may have otherwise */
const withDays = (entries: Entries, more: Pick<Source, 'states'> = {}) =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...days, ...more, ...entry }]));

/** The register of sources, by the name that footnotes call them by: `[^move-over]`. */
export const sources: Readonly<Record<string, Source>> = {
  ...withDays(inNewJersey, { states: ['NJ'] }),
  ...withDays(nationwide),
};
