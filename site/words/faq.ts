import {
  averageResponse,
  creditCards,
  flatbedPounds,
  heavyDutyPounds,
  hours,
  longDistanceMiles,
} from '../business/claims.ts';

/** A question as a visitor would ask it and its answer in plain text, a string a paragraph. */
export interface Question {
  question: string;
  answer: readonly string[];
}

/** The six questions of the home page. */
export const faq: readonly Question[] = [
  {
    question: 'What kinds of towing and help do you offer?',
    answer: [
      'Eight: emergency towing, flatbed towing, car towing, heavy-duty towing, long-distance towing, roadside assistance, accident recovery and junk car removal.',
      `A flatbed takes up to ${flatbedPounds}, a heavy-duty truck up to ${heavyDutyPounds}, and a long-distance tow goes up to ${longDistanceMiles}.`,
    ],
  },
  {
    question: 'How soon will a truck reach me?',
    answer: [
      `Our average response time is ${averageResponse}. Some calls take less and some take more, because weather, traffic and distance have their say. The dispatcher will give you an estimate for the place where you are.`,
    ],
  },
  {
    question: 'Are you open at night and on holidays?',
    answer: [`Yes. We answer ${hours}, and the number is the same at noon and at four in the morning.`],
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
      `In cash, by credit card (${creditCards.join(', ')}), by debit card or through an insurance claim. For larger jobs there are payment plans.`,
      'Payment is typically collected on completion, when the job is done.',
    ],
  },
];
