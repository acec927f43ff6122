import type { ReactNode } from 'react';
import type { Question } from '../../words/faq.ts';
import * as accidentRecovery from './accident-recovery.tsx';
import * as carTowing from './car-towing.tsx';
import * as emergencyTowing from './emergency-towing-service.tsx';
import * as flatbedTowing from './flatbed-towing.tsx';
import * as heavyDutyTowing from './heavy-duty-towing.tsx';
import * as junkCarRemoval from './junk-car-removal.tsx';
import * as longDistanceTowing from './long-distance-towing.tsx';
import * as roadsideAssistance from './roadside-assistance.tsx';

export interface ServiceText {
  lead: string;
  questions: readonly Question[];
  default: () => ReactNode;
}

/** The text of each service by its slug. */
export const serviceTexts: Readonly<Record<string, ServiceText>> = {
  'emergency-towing-service': emergencyTowing,
  'flatbed-towing': flatbedTowing,
  'car-towing': carTowing,
  'heavy-duty-towing': heavyDutyTowing,
  'long-distance-towing': longDistanceTowing,
  'roadside-assistance': roadsideAssistance,
  'accident-recovery': accidentRecovery,
  'junk-car-removal': junkCarRemoval,
};
