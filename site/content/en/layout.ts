import { md } from '../md.ts';

/** What stands on every page around its main text. */
export const layout = {
  skip: 'Skip to main content',
  menu: 'Menu',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  services: 'Services',
  pages: { home: 'Home', about: 'About', blog: 'Blog', contact: 'Contact' },
  call: 'Call',
  quote: 'Free Quote',
  /** In the bar at the bottom of a phone. */
  shortQuote: 'Quote',
  /** A text message that says where the visitor is. */
  location: {
    label: 'Text my location',
    /** After the label, once the location is in the message. */
    found: ' (found: tap to open the text)',
    message: 'I need a tow. I’m at',
    waiting: md`Finding your location…`,
    denied: md`Your phone didn’t share its location. {if textPhone}Text us what you see around you, or call{end}{unless textPhone}Call{end} {phone}.`,
    timeout: md`Your phone hasn’t found its location. {if textPhone}Text us what you see around you, or call{end}{unless textPhone}Call{end} {phone}.`,
    unavailable: md`Your phone can’t get a location here. {if textPhone}Text us what you see around you, or call{end}{unless textPhone}Call{end} {phone}.`,
    ready: md`{if textPhone}Your phone found your location. It hasn’t been sent. Tap **Text my location** again, then hit Send.{end}`,
  },
  callBar: 'Call{if quoteForm} or get a free quote{end}',
  /** Behind a link to a page that another language lacks. */
  inEnglish: ' (in English)',
  newTab: ' (opens in a new tab)',
  footer: {
    hours: '{if office}Tow trucks: {hours}{end}{unless office}Open {hours}{end}',
    office: '{if office}Office: {officeHours}{end}',
    company: 'Company',
    help: 'Help',
    privacy: 'Privacy and accessibility',
    copyright: '© {copyrightYear} {name}',
  },
  /** Names the owner's line under the header for readers. */
  notice: 'Notice',
  reviews: {
    title: 'A few of our reviews',
    /** Above a single one. */
    one: 'From our reviews',
    all: 'All our reviews:',
    /** The title where there are no reviews. */
    elsewhere: 'Where else to find us',
    also: 'Also on:',
  },
  toasts: {
    label: 'Messages',
    loading: md`Opening the quote form…`,
    success: md`Thanks! We got your request.`,
    error: md`The quote form didn’t open. Call {phone}{if textPhone} or text {textPhone}{end}.`,
    close: 'Dismiss',
  },
  /** One line that opens the list; the note stands wherever the list does. */
  sources: {
    title: ({ date }: { date: string }) => `Sources, checked ${date}`,
    note: 'General information, not legal advice.',
  },
  card: { more: 'Learn More', about: ({ title }: { title: string }) => ` about ${title}` },
};
