/** The about page, beside its story in about.md. */
export const about = {
  title: 'Local Towing Company in {township}, {region}: Licensed, Insured',
  description:
    'Local, licensed and insured: meet the company that shows up when you call for a tow in {township}, {region}. Call {phone}.',
  headline: 'The towing company down the road',
  heading: 'About',
  /** Of the signs in the page's head. */
  roads: 'Where we drive',
  picture: 'Two tow trucks and an operator in front of a garage',
  /** By the icon beside each. */
  principles: {
    shield: {
      title: 'Safety first',
      text: 'People come before vehicles. If you should call 911 before us, we’ll say so.',
    },
    check: {
      title: 'Honesty',
      text: '{if jumpStart}If a jump start will do it, we won’t sell you a tow.{end}{unless jumpStart}If you don’t need a tow, we won’t sell you one.{end}',
    },
    clock: {
      title: 'Honest arrival times',
      text: 'We give you our best estimate, and we call if it changes.',
    },
    truck: { title: 'Care', text: 'Straps go where they belong, low cars get ramps, and nothing gets dragged.' },
    phone: { title: 'Plain talk', text: 'No codes, no jargon. Ask as many questions as you like.' },
  },
  band: {
    title: 'Need a tow today?',
    text: 'Call us{if quoteForm}, or tell us a few details and get a free quote{end}.',
  },
};
