/** The home page. */
export const home = {
  title: '24/7 Towing in {township}, {region}',
  description:
    'Towing, roadside assistance and recovery in {township} Township, {region}, day and night. Call for help now or ask for a free quote.',
  hero: {
    title: '{township} Township’s most trusted towing service',
    text: '24/7 emergency towing, roadside assistance and recovery. Fast response: {averageResponse} on average.',
  },
  proof: {
    hours: { value: '24/7', label: '24 hours a day, 365 days a year' },
    response: 'average response time',
    heavyDuty: 'heavy-duty capacity',
    distance: 'the farthest we tow',
  },
  intro: {
    title: 'A tow truck from your own township',
    text: '{name} has brought drivers home for {experience}. We are based in {township} and work the roads around it at every hour, in every weather. Cars break down {yearlyBreakdowns} times a year in this country. When it is your turn, you want a truck that is near. [Read who we are](/about/).',
    services: 'All our services',
  },
  response: {
    title: 'What happens when you call',
    first: 'Hurt, in danger, or stopped in a traffic lane? [Call 911 first.](tel:911) Then call us.',
    steps: [
      { title: 'Tell us where you are', text: 'The road, your direction, the last exit or mile marker you passed.' },
      { title: 'We send the right truck', text: 'Flatbed, wheel-lift or heavy wrecker, chosen for your vehicle.' },
      { title: 'You stay safe', text: 'Well off the road if you can get there, belted in if you cannot.' },
    ],
    help: 'Not sure what to say? The contact page helps you [find out where you are](/contact/#where-am-i), and our guide tells [what to do on the highway](/blog/what-to-do-car-breaks-down-highway/) until we come.',
  },
  breakdowns: {
    title: 'From flat tires to engine failure',
    text: 'Tell us what the car does, or does not do. You need not know the cause.',
    /** By the icon beside each. */
    items: {
      'flat-tire': { title: 'Flat tire', text: 'We mount your spare, or tow you to a shop if there is none.' },
      'dead-battery': { title: 'Dead battery', text: 'A jump start on the spot. If it will not hold, we tow.' },
      'locked-out': { title: 'Locked out', text: 'Keys on the seat, doors shut: we open the car for you.' },
      'out-of-fuel': { title: 'Out of fuel', text: 'We bring enough to reach the next station.' },
      overheated: { title: 'Overheating', text: 'Stop, switch off, leave the cap alone. We take it from there.' },
      stuck: { title: 'Stuck', text: 'Mud, snow, sand or a soft shoulder: a winch line gets you out.' },
      accident: { title: 'Crash', text: 'Dial 911 first. Then we lift, winch and carry what cannot roll.' },
      engine: { title: 'Engine failure', text: 'No roadside cure for that one. We take the car to your mechanic.' },
    },
  },
  specialties: {
    title: 'Heavy loads, two wheels, long roads',
    /** By the scene beside each. */
    items: {
      'heavy-duty-towing': {
        title: 'Heavy-duty',
        text: 'Tractors, trailers, buses and box trucks up to {heavyDutyPounds}, upright or on their side.',
        picture: 'A rotator lifts a tipped trailer',
        link: 'How heavy-duty towing works',
      },
      motorcycle: {
        title: 'Motorcycle',
        text: 'Your bike rides upright on a flat deck, front wheel in a chock, tied down by the frame with soft straps.',
        picture: 'A motorcycle strapped upright on a flatbed',
        link: 'See what rides on a flatbed',
      },
      'long-distance-towing': {
        title: 'Long-distance',
        text: 'To the dealer, the family or the new house, up to {longDistanceMiles} away. Ask for the quote first; it is free.',
        picture: 'A flatbed on a long highway',
        link: 'Plan a long-distance tow',
      },
      'accident-recovery': {
        title: 'After a crash',
        text: 'Out of the ditch, off the guardrail, onto the truck, without making the damage worse.',
        picture: 'A winch line pulls a car out of a ditch',
        link: 'Read about accident recovery',
      },
    },
  },
  area: {
    title: 'Where we tow',
    text: '{township} and about {serviceMiles} around it. Beyond that circle, ask: long-distance tows start here and end where you need them.',
  },
  map: {
    label: 'Map of {township} and the towns around it, the same as the list beside it',
    text: 'As the crow flies from the middle of {township}:',
    distance: { one: '{number} mile {direction}', other: '{number} miles {direction}' },
  },
  faq: {
    title: 'Questions drivers ask',
    questions: [
      {
        question: 'What kinds of towing and help do you offer?',
        answer: [
          'We offer {servicesCount} services: {servicesList}.',
          'A flatbed takes up to {flatbedPounds}, a heavy-duty truck up to {heavyDutyPounds}, and a long-distance tow goes up to {longDistanceMiles}.',
        ],
      },
      {
        question: 'How soon will a truck reach me?',
        answer: [
          'Our average response time is {averageResponse}. Some calls take less and some take more, because weather, traffic and distance have their say. The dispatcher will give you an estimate for the place where you are.',
        ],
      },
      {
        question: 'Are you open at night and on holidays?',
        answer: [
          'Yes. We answer 24 hours a day, 365 days a year, and the number is the same at noon and at four in the morning.',
        ],
      },
      {
        question: 'Do you tow motorcycles?',
        answer: [
          'Yes, on a flatbed. The motorcycle rides upright, held by a wheel chock and soft straps on its frame. Tell us the model and whether its wheels turn.',
        ],
      },
      {
        question: 'I have run out of fuel. Can you bring some?',
        answer: [
          'Yes. Say whether it is gas or diesel, and we bring enough to get you to a station. Please do not walk along the highway with a can.',
        ],
      },
      {
        question: 'How can I pay?',
        answer: [
          'In cash, by credit card ({creditCards}), by debit card or through an insurance claim. For larger jobs there are payment plans.',
          'Payment is typically collected on completion, when the job is done.',
        ],
      },
    ],
  },
  more: { title: 'More about towing' },
  band: { title: 'Standing on the shoulder now?', text: 'Call. The line is open day and night.' },
};
