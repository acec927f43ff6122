import { md } from '../md.ts';

/** The home page. */
export const home = {
  title: 'Towing in {township}, {region} {postalCode}: {if roundTheClock}24/7 {end}Tow Truck',
  /** Where the name of the company would not fit. */
  shorterTitles: ['Towing in {township}, {region}', '{township}, {region}'],
  description: 'Stuck in {township}, {region}? Call {phone}. {offer}, with a fast response.',
  hero: {
    title: '{headline}',
    text: '{offer}, with a fast response.',
    /** On the sign, above the number. */
    sign: '{if roundTheClock}Call, day or night{end}{unless roundTheClock}We answer {hours}{end}',
    /** Under the sign. */
    danger: 'In danger? Call 911 first.',
  },
  proof: {
    response: 'or less, on average',
    heavyDuty: 'heavy-duty capacity',
    distance: 'longest tow',
  },
  intro: {
    title: 'Your local tow truck in {township}',
    text: md`{if experience}{name} has been getting drivers home {experience}. {end}Agero, a roadside assistance company, counts {yearlyBreakdowns} breakdowns a year in the United States. When one is yours, we’re close by. [More about us](/about/).`,
    services: 'All our services',
  },
  response: {
    title:
      '{if emergency-towing-service}Emergency response: what{end}{unless emergency-towing-service}What{end} happens when you call',
    /** Under the numbers to call, where the company has hours. */
    hours: '{unless roundTheClock}{weAnswer}{end}',
    steps: [
      {
        title: 'Tell us where you are',
        text: md`The road, your direction, the last exit or mile marker.`,
      },
      {
        title: 'We send the right truck',
        text: md`{trucks}.`,
      },
      {
        title: 'Stay safe while you wait',
        text: md`Here’s [when to stay in the car and when to get out](/blog/what-to-do-car-breaks-down-highway/#stay-in-or-get-out).`,
      },
      {
        title: 'We get you going',
        text: md`{if towing}{if roadside-assistance}If we can’t fix it on the spot, we’ll{end}{unless roadside-assistance}We’ll{end} tow it wherever you want it to go.{end}{unless towing}We tell you what we can do before we do it.{end}`,
      },
      { title: 'Pay when it’s done', text: md`Ask for the price before we hook up your car.` },
    ],
    help: md`[Where am I?](/contact/#where-am-i){if accident-recovery} [After a crash.](/services/accident-recovery/){end} [My car was towed.](/my-car-was-towed/)`,
  },
  breakdowns: {
    title: 'What’s your car doing?',
    text: '{if car-towing}From flat tires to engine failure: tap{end}{unless car-towing}Tap{end} yours for what to do.',
    /** By the icon beside each, each linked to the heading with its answer; those that no page is about are left out. */
    items: {
      'flat-tire': md`{if spareTire}[Flat tire](/services/roadside-assistance/#flat-tire){end}{unless spareTire}{if car-towing}[Flat tire](/services/car-towing/#five-things-to-tell-us){end}{end}`,
      'dead-battery': md`{if jumpStart}[Dead battery](/services/roadside-assistance/#dead-battery){end}{unless jumpStart}{if car-towing}[Dead battery](/services/car-towing/#five-things-to-tell-us){end}{end}`,
      'locked-out': md`{if lockout}[Locked out](/services/roadside-assistance/#locked-out){end}`,
      'out-of-fuel': md`{if fuel}[Out of fuel](/services/roadside-assistance/#out-of-fuel){end}`,
      overheated: md`{if roadside-assistance}[Too hot](/services/roadside-assistance/#signs-you-need-a-tow-instead){end}{unless roadside-assistance}{if car-towing}[Too hot](/services/car-towing/#engine-failure){end}{end}`,
      stuck: md`{if shortPull}[Stuck](/services/roadside-assistance/#stuck){end}{unless shortPull}{if accident-recovery}[Stuck](/services/accident-recovery/#how-we-get-your-car-out){end}{end}`,
      accident: md`{if accident-recovery}[A crash](/services/accident-recovery/#at-the-scene){end}`,
      engine: md`{if car-towing}[Engine failure](/services/car-towing/#engine-failure){end}`,
    },
  },
  specialties: {
    title: ({ kinds }: { kinds: string }) => `${kinds} towing`,
    /** By the scene beside each. */
    items: {
      'heavy-duty-towing': {
        kind: 'heavy-duty',
        name: 'Heavy-duty towing',
        summary: md`Trucks, buses and RVs, up to {heavyDutyPounds}. Run a [fleet](/fleets/)?`,
        picture: 'A heavy wrecker',
      },
      motorcycle: {
        kind: 'motorcycle',
        name: 'Motorcycle towing',
        summary: md`Your bike rides upright on a flatbed, with soft straps.`,
        picture: 'A motorcycle on a flatbed',
      },
      'long-distance-towing': {
        kind: 'long-distance',
        name: 'Long-distance towing',
        summary: md`To the dealer, to family or to your new home, up to {longDistanceMiles} away.`,
        picture: 'A long highway',
      },
    },
  },
  area: {
    title: 'Our service area',
    text: 'We cover {township} and about {serviceMiles} around it: {townsList}.{if roads} You’ll find us on {roadsList}.{end}',
  },
  map: {
    label: 'Map of {township} and the towns around it',
  },
  faq: {
    title: 'Towing questions, answered',
    questions: [
      {
        question: 'What services do you offer?',
        answer: [
          md`We offer {servicesCount}: {servicesList}. There’s more in [our guide](/blog/understanding-towing-services/).`,
        ],
      },
      {
        question: 'How fast can you get to me?',
        answer: [
          md`Our average response time is {averageResponse}. Traffic and distance can stretch it, so ask for an estimate.`,
        ],
      },
      {
        question:
          '{if roundTheClock}Are you open at night and on holidays?{end}{unless roundTheClock}When are you open?{end}',
        answer: [md`{if roundTheClock}Yes. {end}{weAnswer}{if office} {officeIsOpen}{end}`],
      },
      {
        question: 'Do you tow motorcycles?',
        answer: [
          md`{if flatbed-towing}Yes, on a flatbed. Tell us the make and model.{end}{unless flatbed-towing}No.{end}`,
        ],
      },
      {
        question: 'I ran out of gas. Can you bring me some?',
        answer: [
          md`{if fuel}Yes. Tell us gas or diesel. Please don’t walk along the highway.{end}{unless fuel}No{if car-towing}, but we can tow you to a station{end}. Please don’t walk along the highway.{end}`,
        ],
      },
      {
        question: 'How can I pay?',
        answer: [
          md`{if waysToPay}We take {waysToPay}.{end}{if insuranceClaims} We accept insurance claims too{if paymentPlans}, and we offer payment plans for larger jobs{end}.{end}{unless insuranceClaims}{if paymentPlans} We also offer payment plans for larger jobs.{end}{end}`,
          md`Payment is typically due on completion. Here’s [what a tow costs](/towing-cost/).`,
        ],
      },
    ],
  },
  more: { title: 'Other towing sites' },
  band: {
    title: 'Broken down right now?',
    text: 'Call us{if roundTheClock} and tell us where you are{end}.{unless roundTheClock} {weAnswer}{end}',
  },
};
