import { md } from '../md.ts';

/** The home page. */
export const home = {
  title: 'Towing in {township}, {region} {postalCode}: 24/7 Tow Truck',
  description:
    'Stuck in {township}, {region}? Call {phone}. 24/7 emergency towing, roadside assistance and recovery, with a fast response.',
  hero: {
    title: '{headline}',
    text: '24/7 emergency towing, roadside assistance and recovery, with a fast response.',
    /** On the sign, above the number. */
    sign: 'Call, day or night',
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
    title: 'Emergency response: what happens when you call',
    steps: [
      {
        title: 'Tell us where you are',
        text: md`The road, your direction, the last exit or mile marker.`,
      },
      {
        title: 'We send the right truck',
        text: md`A flatbed{if heavy-duty-towing}, a wheel-lift or a heavy wrecker{end}{unless heavy-duty-towing} or a wheel-lift{end}.`,
      },
      {
        title: 'Stay safe while you wait',
        text: md`Here’s [when to stay in the car](/blog/what-to-do-car-breaks-down-highway/).`,
      },
      {
        title: 'We get you going',
        text: md`If we can’t fix it on the spot, we’ll tow it wherever you want it to go.`,
      },
      { title: 'Pay when it’s done', text: md`Ask for the price before we hook up your car.` },
    ],
    help: md`[Where am I?](/contact/#where-am-i){if accident-recovery} [After a crash.](/services/accident-recovery/){end}{if stateWords} [My car was towed.](/my-car-was-towed/){end}`,
  },
  breakdowns: {
    title: 'What’s your car doing?',
    text: 'From flat tires to engine failure: tap yours for what to do.',
    /** By the icon beside each. */
    items: {
      'flat-tire': md`{if roadside-assistance}[Flat tire](/services/roadside-assistance/){end}{unless roadside-assistance}Flat tire{end}`,
      'dead-battery': md`{if roadside-assistance}[Dead battery](/services/roadside-assistance/){end}{unless roadside-assistance}Dead battery{end}`,
      'locked-out': md`{if roadside-assistance}[Locked out](/services/roadside-assistance/){end}{unless roadside-assistance}Locked out{end}`,
      'out-of-fuel': md`{if roadside-assistance}[Out of fuel](/services/roadside-assistance/){end}{unless roadside-assistance}Out of fuel{end}`,
      overheated: md`{if roadside-assistance}[Too hot](/services/roadside-assistance/#signs-you-need-a-tow-instead){end}{unless roadside-assistance}Too hot{end}`,
      stuck: md`{if accident-recovery}[Stuck](/services/accident-recovery/){end}{unless accident-recovery}Stuck{end}`,
      accident: md`{if accident-recovery}[A crash](/services/accident-recovery/){end}{unless accident-recovery}A crash{end}`,
      engine: md`{if car-towing}[Engine failure](/services/car-towing/){end}{unless car-towing}Engine failure{end}`,
    },
  },
  specialties: {
    title: 'Heavy-duty, motorcycle and long-distance towing',
    /** By the scene beside each. */
    items: {
      'heavy-duty-towing': {
        title: 'Heavy-duty towing',
        text: md`Trucks, buses and RVs, up to {heavyDutyPounds}. Run a [fleet](/fleets/)?`,
        picture: 'A heavy wrecker',
      },
      motorcycle: {
        title: 'Motorcycle towing',
        text: md`Your bike rides upright on a flatbed, with soft straps.`,
        picture: 'A motorcycle on a flatbed',
      },
      'long-distance-towing': {
        title: 'Long-distance towing',
        text: md`To the dealer, to family or to your new home, up to {longDistanceMiles} away.`,
        picture: 'A long highway',
      },
    },
  },
  area: {
    title: 'Our service area',
    text: 'We cover {township} and about {serviceMiles} around it: {townsList}.{if roads} Our roads: {roadsList}.{end}',
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
          md`We offer {servicesCount} services: {servicesList}. [Our guide](/blog/understanding-towing-services/) explains them.`,
        ],
      },
      {
        question: 'How fast can you get to me?',
        answer: [
          md`Our average response time is {averageResponse}. Traffic and distance can stretch it, so ask for an estimate.`,
        ],
      },
      {
        question: 'Are you open at night and on holidays?',
        answer: [md`Yes. We answer 24 hours a day, 365 days a year.`],
      },
      {
        question: 'Do you tow motorcycles?',
        answer: [
          md`{if flatbed-towing}Yes, upright on a flatbed. Tell us the make and model.{end}{unless flatbed-towing}No. A motorcycle has to ride on a flatbed, and that isn’t one of our services.{end}`,
        ],
      },
      {
        question: 'I ran out of gas. Can you bring me some?',
        answer: [
          md`{if fuel}Yes. Tell us gas or diesel. Please don’t walk along the highway.{end}{unless fuel}No, but we can tow you to a station. Please don’t walk along the highway.{end}`,
        ],
      },
      {
        question: 'How can I pay?',
        answer: [
          md`{if creditCards}We take {if cash}cash{if debitCards}, {end}{unless debitCards} and {end}{end}{if debitCards}debit cards and {end}credit cards ({creditCards}).{end}{unless creditCards}{if cash}We take cash{if debitCards} and debit cards{end}.{end}{unless cash}{if debitCards}We take debit cards.{end}{end}{end}{if insuranceClaims} We accept insurance claims too{if paymentPlans}, and we offer payment plans for larger jobs{end}.{end}{unless insuranceClaims}{if paymentPlans} We also offer payment plans for larger jobs.{end}{end}`,
          md`Payment is typically due on completion. Here’s [what a tow costs](/towing-cost/).`,
        ],
      },
    ],
  },
  more: { title: 'Other towing sites' },
  band: { title: 'Broken down right now?', text: 'Call us. We answer day and night.' },
};
