import type { Conditions } from '../conditions.ts';
import { phrases } from './phrases.ts';

/** Every label, as it holds for an owner; another language has the same ones. */
export const messages = ({ office, roundTheClock, street, 'emergency-towing-service': emergencies }: Conditions) => ({
  /** What is on every page around its main text. */
  layout: {
    skip: 'Skip to main content',
    menu: 'Menu',
    mainNavigation: 'Main',
    breadcrumb: 'Breadcrumb',
    services: 'Services',
    pages: { home: 'Home', about: 'About', blog: 'Blog', contact: 'Contact' },
    call: 'Call',
    /** Between the name of a toll road and its number, which no link can dial. */
    dial: 'key in',
    quote: 'Free Quote',
    /** The button of the page for an unknown address. */
    toHome: 'Return to Home',
    /** In the bar at the bottom of a phone. */
    shortQuote: 'Quote',
    /** A text message that says where the visitor is. */
    location: {
      label: 'Text my location',
      /** After the label, once the location is in the message. */
      found: ' (found: tap to open the text)',
      /** How it begins, before the location: on most pages, and on those of these services. */
      message: {
        usual: 'I need a tow. I’m at',
        'roadside-assistance': 'I need roadside help. I’m at',
        'junk-car-removal': 'I have a junk car. It’s at',
      },
      /** What follows the coordinates: how far off they may be, in feet, a link to the map, and blanks to fill in. */
      details: ({ feet, map }: { feet: string; map: string }) =>
        `(within ${feet} ft) ${map}\nCar: \nWhat happened: \nWhere to: `,
    },
    callBar: 'Call us',
    /** After a link to a page that another language lacks. */
    inEnglish: ' (in English)',
    inEnglishAll: 'In English:',
    newTab: ' (opens in a new tab)',
    footer: {
      hours: `${office ? 'Towing hours:' : 'We answer'} {hours}`,
      office: 'Office: {officeHours}',
      company: 'Company',
      help: 'Help',
      privacy: 'Privacy and accessibility',
    },
    /** Names the owner's line under the header for readers. */
    notice: 'Notice',
    toasts: { label: 'Messages', close: 'Dismiss' },
    /** One line that opens the list. */
    sources: ({ date }: { date: string }) => `Sources, last read ${date}`,
    card: { more: 'Learn More', about: ({ title }: { title: string }) => ` about ${title}` },
  },
  /** The labels of the home page; its words are in pages/home.md. */
  home: {
    /** On the sign of the first screen, above the number. */
    sign: roundTheClock ? 'Call, day or night' : 'We answer {hours}',
    /** Of the jobs that need more than an ordinary truck. */
    specialties: ({ kinds }: { kinds: string }) => `${kinds} towing`,
  },
  /** The labels of the contact page; its words are in pages/contact.md. */
  contact: {
    /** On the call button, before the number. */
    call: emergencies ? 'Emergency towing:' : 'Call',
    quote: 'Request Free Quote',
    card: {
      title: street ? 'Address and hours' : 'Our hours and area',
      phones: 'Phones',
      address: street ? 'Address' : 'Based in',
      hours: {
        label: 'Phones answered',
        text: roundTheClock ? '24/7, holidays included' : '{Hours}',
      },
      office: { label: 'Office', text: 'Open {officeHours}' },
      email: 'Email',
      area: { label: 'Service area', text: '{township} and {serviceMiles} around it' },
      save: 'Save our number',
    },
    areaMap: 'Map of {township} and the towns around it',
    map: { label: 'Map of {name}', open: 'Open the map in Google Maps' },
    showLocation: 'Show my location',
  },
  /** Labels of the list of posts, and of what is around each of them; the words of the list are in pages/blog.md. */
  blog: {
    readTime: ({ number }: { number: string }) => `${number} min read`,
    /** After the date, where a post was changed, before the day and after it. */
    changed: ['Updated ', ''],
    post: { contents: 'In this article', doNow: 'Do this now', back: 'Back to the blog' },
  },
  yard: { address: 'Address', hours: 'Pickup', papers: 'Bring', payment: 'Payment' },
  /** Blanks on the card that goes into the cab of a truck. */
  cab: ['Unit', 'Plate', 'VIN', 'Height', 'Empty weight', 'Who approves', 'Shop or yard', 'PO number'],
  /** Who and what comes when somebody calls. */
  crew: {
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
      since: 'In business since {since}',
      certifiedBy: 'Certified operators: {certifier}',
      policeLists: 'On the police tow list in {policeLists}',
    },
  },
  /** What a fleet asks for before the first tow. */
  papers: {
    usdot: 'USDOT number',
    certificate: 'Certificate of insurance',
    accounts: 'Invoices and POs',
    terms: 'Terms',
    pay: 'Pay an invoice',
  },
  /** The labels of the owner's prices. */
  rates: {
    effective: 'Rates as of {ratesDate}. Your price may differ, so ask when you call.',
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
      total: 'Total',
      date: 'Rates as of {ratesDate}',
    },
    /** A line on the pages of services, and on home. */
    line: {
      withMiles: ({ flat, miles, perMile }: { flat: string; miles: string; perMile: string }) =>
        `from ${flat} with ${miles}, then ${perMile} a mile.`,
      plain: ({ flat, perMile }: { flat: string; perMile: string }) => `from ${flat}, plus ${perMile} a mile.`,
      total: ({ distance, total }: { distance: string; total: string }) => `A ${distance}-mile tow comes to ${total}.`,
      winching: ({ price }: { price: string }) => `Winching: ${price} a half hour.`,
      storage: ({ price }: { price: string }) => `Storage: ${price} a day.`,
      visits: ({ price }: { price: string }) => `Visits from ${price}.`,
      date: 'As of {ratesDate}.',
      all: 'All our rates',
    },
  },
  /** What the site is, for phones that install it. */
  manifest: '{TradeOffer} in {township}, {region}',
  phrases,
});
