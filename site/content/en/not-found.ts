/** The page for every address that the site does not have. */
export const notFound = {
  title: 'Page not found',
  description: 'This page doesn’t exist. Head back to the home page, or call us at {phone} for a tow.',
  headline: 'This road ends here',
  picture: 'A tow truck with its beacon flashing, alone on an empty road',
  heading: 'Oops! Page not found',
  text: 'There’s nothing at this address but road. The page may have moved.',
  home: 'Return to Home',
  band: { title: 'Need a tow?', text: 'Call us and tell us where you are.' },
};
