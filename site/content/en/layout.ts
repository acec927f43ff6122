import type { Conditions } from '../conditions.ts';

/** What is on every page around its main text. */
export const layout = ({ office }: Conditions) => ({
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
    office: office ? 'Office: {officeHours}' : '',
    afterHours: '{afterHours}',
    company: 'Company',
    help: 'Help',
    privacy: 'Privacy and accessibility',
    copyright: '© {copyrightYear} {legalName}',
  },
  /** Names the owner's line under the header for readers. */
  notice: 'Notice',
  toasts: {
    label: 'Messages',
    close: 'Dismiss',
  },
  /** One line that opens the list. */
  sources: ({ date }: { date: string }) => `Sources, last read ${date}`,
  card: { more: 'Learn More', about: ({ title }: { title: string }) => ` about ${title}` },
});
