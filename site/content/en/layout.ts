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
  location: { label: 'Text my location', message: 'I need a tow. I’m at' },
  callBar: 'Call{if quoteForm} or get a free quote{end}',
  newTab: ' (opens in a new tab)',
  footer: {
    hours: 'Open 24 hours a day, 365 days a year',
    company: 'Company',
    help: 'Help',
    privacy: 'Privacy and accessibility',
    copyright: '© 2024 {name}',
  },
  toasts: {
    label: 'Messages',
    loading: md`Opening the quote form…`,
    success: md`Thanks! We got your request.`,
    error: md`The quote form didn’t open. Please call us instead: {phone}`,
    close: 'Dismiss',
  },
  /** One line that opens the list; the note stands wherever the list does. */
  sources: { title: 'Sources, checked {date}', note: 'General information, not legal advice.' },
  card: { more: 'Learn More', about: ' about {title}' },
};
