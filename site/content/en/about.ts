/** The about page, beside its story in about.md. */
export const about = {
  title: 'About Us: Local Towing in {township}, {region}',
  description:
    'Local, licensed and insured: who shows up when you call for a tow in {township}, {region}. Our story, mission and values. Call {phone}.',
  headline: 'The towing company down the road',
  heading: 'About',
  picture: 'A flatbed carries an SUV past a mile marker on the highway',
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
      text: 'You get a realistic arrival time, and an update if it changes.',
    },
    truck: { title: 'Care', text: 'Straps go where they belong, low cars get ramps, and nothing gets dragged.' },
    phone: { title: 'Plain talk', text: 'We don’t talk in codes or jargon. Ask as many questions as you like.' },
  },
  figures: {
    hours: { value: '24/7', label: 'phones and trucks, holidays included' },
    response: 'average response time',
    heavyDuty: 'heavy-duty capacity',
    flatbed: 'flatbed capacity',
    distance: 'longest tow',
  },
  band: {
    title: 'Need a tow today?',
    text: 'Call any time{if quoteForm}, or tell us a few details and get a free quote{end}.',
  },
};
