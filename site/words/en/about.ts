/** The about page, beside its story in about.md. */
export const about = {
  title: 'About Our Towing Company in {township}',
  description:
    'Who comes when you call for a tow in {township}, {region}: our story, what we hold to, and why drivers choose us.',
  headline: 'The towing company down the road',
  heading: 'About',
  picture: 'Our flatbed carries a car along the highway past a mile marker',
  /** By the icon beside each. */
  principles: {
    shield: { title: 'Safety first', text: 'People before vehicles. If 911 should come before us, we say so.' },
    check: { title: 'Honesty', text: 'If a jump start will do, we do not sell you a tow.' },
    clock: { title: 'Punctuality', text: 'You hear a realistic time, and you hear from us if it changes.' },
    truck: { title: 'Care', text: 'Straps where they belong, ramps for low cars, no dragged wheels.' },
    phone: { title: 'Plain talk', text: 'No codes and no jargon. Ask as often as you need.' },
  },
  figures: {
    hours: { value: '24/7', label: 'the phone and the trucks, holidays too' },
    response: 'from call to arrival, on average',
    heavyDuty: 'on our heavy wreckers',
    flatbed: 'on our flatbeds',
    distance: 'in one tow',
  },
  band: { title: 'Need us today?', text: 'Call at any hour, or send the few details that a quote takes.' },
};
