/** What stands on every page around its main text. */
export const layout = {
  skip: 'Skip to the main text',
  menu: 'Menu',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  services: 'Services',
  pages: { home: 'Home', about: 'About', blog: 'Blog', contact: 'Contact' },
  call: 'Call',
  quote: 'Free Quote',
  callBar: 'Call or ask for a quote',
  newTab: ' (opens in a new tab)',
  footer: {
    hours: 'Open 24 hours a day, 365 days a year',
    company: 'Company',
    copyright: '© 2024 {name}',
  },
  toasts: {
    label: 'Messages',
    loading: 'Opening the quote form…',
    success: 'Your request is in. Thank you.',
    error: 'The quote form did not open. Call us instead: {phone}',
    close: 'Close this message',
  },
  sources: { title: 'Sources', read: 'Read on {date}.' },
  card: { more: 'Learn More', about: ' about {title}' },
};
