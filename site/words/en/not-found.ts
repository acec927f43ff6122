/** The page for every address that the site does not have. */
export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address. Go back to the home page, or call us at any hour for a tow.',
  headline: 'This road ends here',
  picture: 'A tow truck with its beacon on, alone on an empty road',
  heading: 'Oops! Page not found',
  text: 'We drove out to this address and found only road. The page may have moved.',
  home: 'Return to Home',
};
