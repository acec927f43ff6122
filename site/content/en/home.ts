import { md } from '../md.ts';

/** The home page. */
export const home = {
  title: '24-Hour Towing Service in {township}, {region}',
  description:
    'Stuck in {township}, {region}? Call {phone} any time. Emergency towing, roadside assistance and recovery, {averageResponse} on average.',
  hero: {
    title: '{township} Township’s most trusted towing service',
    text: '24/7 emergency towing, roadside assistance and recovery, with a fast response: {averageResponse} on average.',
    /** Beside the buttons. */
    trust: 'We’re licensed, insured and based in {township}, with {experience} in business.',
  },
  proof: {
    hours: { value: '24/7', label: 'nights, weekends and holidays included' },
    response: 'average response time',
    heavyDuty: 'heavy-duty capacity',
    distance: 'longest tow',
  },
  intro: {
    title: 'Your local tow truck, based right here in {township}',
    text: md`{name} has been getting drivers home for {experience}. We’re based in {township} and cover the roads around it day and night. There are {yearlyBreakdowns} breakdowns a year. When one of them is yours, you want a truck that’s close by. [Read more about us](/about/).`,
    services: 'All our services',
  },
  response: {
    title: 'Emergency response: what happens when you call',
    first: md`If anyone is hurt, if you see smoke or fire, if your car is in a traffic lane, or if you don’t feel safe where you are, [call 911 first](tel:911), then us. On the Garden State Parkway, dial {parkwayNumber}. On the New Jersey Turnpike, dial {turnpikeNumber}. Only authorized garages can tow there.`,
    picture:
      'A driver calls from behind the guardrail, well back from the car. A dotted line runs from the phone to our yard, and our truck is on the road already.',
    steps: [
      {
        title: 'Tell us where you are',
        text: md`Give us the road, the direction you were headed, and the last exit or mile marker you passed.`,
      },
      {
        title: 'We send the right truck',
        text: md`It’s a flatbed{if flatbed-towing} for up to {flatbedPounds}{end}{if heavy-duty-towing}, a wheel-lift or a heavy wrecker{end}{unless heavy-duty-towing} or a wheel-lift{end}, whichever fits your vehicle.`,
      },
      {
        title: 'Stay safe until we get there',
        text: md`Wait well clear of traffic if you can get there safely. If you can’t, stay in the car with your seat belt on and call 911.`,
      },
      {
        title: 'We get you going',
        text: md`We’ll fix it on the spot if that’s all it takes. If not, we’ll tow your car where you want it.`,
      },
      {
        title: 'Pay when it’s done',
        text: md`Ask for the price before we hook up. Payment is typically due on completion. Keep the receipt, because your insurer or motor club will want it.`,
      },
    ],
    help: md`Not sure where you are? Our [contact page](/contact/#where-am-i) can help. And our [highway guide](/blog/what-to-do-car-breaks-down-highway/) covers what to do until we get there. Was your car towed away? Here’s [how to find it and get it back](/my-car-was-towed/).`,
  },
  breakdowns: {
    title: 'From flat tires to engine failure',
    text: 'Just tell us what your car is doing, or not doing. You don’t need to know why.',
    /** By the icon beside each. */
    items: {
      'flat-tire': {
        title: 'Flat tire',
        text: '{if spareTire}We’ll put on your spare, or tow you to a tire shop if you don’t have one.{end}{unless spareTire}We’ll tow you to a tire shop.{end}',
      },
      'dead-battery': {
        title: 'Dead battery',
        text: '{if jumpStart}We’ll jump-start it on the spot. If it won’t stay running, we’ll tow it.{end}{unless jumpStart}We’ll tow your car to a shop.{end}',
      },
      'locked-out': {
        title: 'Locked out',
        text: '{if lockout}Keys locked inside? We’ll get you back in.{end}{unless lockout}We’ll tow your car to a locksmith.{end}',
      },
      'out-of-fuel': {
        title: 'Out of fuel',
        text: '{if fuel}We’ll bring enough gas or diesel to get you to the next station.{end}{unless fuel}We’ll tow you to a gas station.{end}',
      },
      overheated: {
        title: 'Overheating',
        text: 'Pull over, shut off the engine and don’t touch the radiator cap. We’ll take it from there.',
      },
      stuck: {
        title: 'Stuck',
        text: 'Mud, snow, sand or a soft shoulder? {if shortPull}We’ll winch you out.{end}{unless shortPull}Tell us how deep and we’ll see what it takes.{end}',
      },
      accident: {
        title: 'Crash',
        text: 'Call 911 first. {if accident-recovery}Then we can recover your vehicle, even if it won’t roll.{end}{unless accident-recovery}Then call us for a tow.{end}',
      },
      engine: {
        title: 'Engine failure',
        text: 'That one can’t be fixed on the roadside. We’ll tow you to your mechanic.',
      },
    },
  },
  specialties: {
    title: 'Heavy-duty, motorcycle and long-distance towing',
    /** By the scene beside each. */
    items: {
      'heavy-duty-towing': {
        title: 'Heavy-duty towing',
        text: md`We tow tractors, trailers, buses and box trucks, up to {heavyDutyPounds}. Do you run a fleet? [Set up your tows](/fleets/) before you need one.`,
        picture: 'A heavy wrecker lifts a trailer that has slid off the road',
        link: 'Heavy-duty and fleet towing',
      },
      motorcycle: {
        title: 'Motorcycle towing',
        text: md`Your bike rides upright on a flatbed, front wheel in a chock, with soft straps on the frame.`,
        picture: 'A motorcycle strapped upright on a flatbed',
        link: 'How we carry motorcycles',
      },
      'long-distance-towing': {
        title: 'Long-distance towing',
        text: md`We’ll take it to the dealer, to family or to your new home, up to {longDistanceMiles} away.{if quoteForm} Get a free quote first.{end}`,
        picture: 'A flatbed on a long highway',
        link: 'Plan a long-distance tow',
      },
      'accident-recovery': {
        title: 'Accident recovery',
        text: md`We’ll get it out of the ditch or off the guardrail and onto the truck.`,
        picture: 'A winch line pulls a car out of a ditch',
        link: 'Read about accident recovery',
      },
    },
  },
  area: {
    title: 'Our service area',
    text: 'We cover {township} and about {serviceMiles} around it.{if long-distance-towing} Going farther? We tow up to {longDistanceMiles}.{end}',
  },
  map: {
    label: 'Map of {township} and the surrounding towns, also listed next to it',
    text: 'Here’s the straight-line distance from central {township}:',
    distance: { one: '{number} mile {direction}', other: '{number} miles {direction}' },
  },
  faq: {
    title: 'Towing questions, answered',
    questions: [
      {
        question: 'What services do you offer?',
        answer: [
          md`We offer {servicesCount} services: {servicesList}.`,
          md`{if flatbed-towing}Our flatbed service carries up to {flatbedPounds}. {end}{if heavy-duty-towing}Our heavy-duty service handles up to {heavyDutyPounds}. {end}{if long-distance-towing}We tow up to {longDistanceMiles}. {end}You’ll find it all in [towing services explained](/blog/understanding-towing-services/).`,
        ],
      },
      {
        question: 'How fast can you get to me?',
        answer: [
          md`Our average response time is {averageResponse}. Weather, traffic and distance can shorten or stretch that, so the dispatcher will give you an estimate for your location.`,
        ],
      },
      {
        question: 'Are you open at night and on holidays?',
        answer: [
          md`Yes. We answer 24 hours a day, 365 days a year. Nights, weekends and holidays, it’s the same number.`,
        ],
      },
      {
        question: 'Do you tow motorcycles?',
        answer: [
          md`{if flatbed-towing}Yes, on a flatbed. The motorcycle rides upright, held by a wheel chock and soft straps on its frame. Tell us the make and model and whether the wheels roll.{end}{unless flatbed-towing}No. A motorcycle has to ride on a flatbed, and that isn’t one of our services.{end}`,
        ],
      },
      {
        question: 'I ran out of gas. Can you bring me some?',
        answer: [
          md`{if fuel}Yes. Tell us gas or diesel and we’ll bring enough to get you to a station. Please don’t walk along the highway to get it yourself.{end}{unless fuel}No, but we can tow you to a station. Please don’t walk along the highway to get it yourself.{end}`,
        ],
      },
      {
        question: 'How can I pay?',
        answer: [
          md`{if creditCards}We take {if cash}cash{if debitCards}, {end}{unless debitCards} and {end}{end}{if debitCards}debit cards and {end}credit cards ({creditCards}).{end}{unless creditCards}{if cash}We take cash{if debitCards} and debit cards{end}.{end}{unless cash}{if debitCards}We take debit cards.{end}{end}{end}{if insuranceClaims} We accept insurance claims too{if paymentPlans}, and we offer payment plans for larger jobs{end}.{end}{unless insuranceClaims}{if paymentPlans} We also offer payment plans for larger jobs.{end}{end}`,
          md`Payment is typically due on completion. Not sure what it’ll come to? Here’s [what a tow costs and why](/towing-cost/).`,
        ],
      },
    ],
  },
  more: { title: 'Towing industry resources' },
  band: { title: 'Broken down right now?', text: 'Call us. We answer day and night.' },
};
