import type { ReactElement } from 'react';
import type { SceneName } from '../content/picture-names.ts';
import MotorcycleScene from './motorcycle.tsx';
import NotFoundScene from './not-found.tsx';
import AccidentRecovery from './services/accident-recovery.tsx';
import CarTowing from './services/car-towing.tsx';
import EmergencyTowing from './services/emergency-towing-service.tsx';
import FlatbedTowing from './services/flatbed-towing.tsx';
import HeavyDutyTowing from './services/heavy-duty-towing.tsx';
import JunkCarRemoval from './services/junk-car-removal.tsx';
import LongDistanceTowing from './services/long-distance-towing.tsx';
import RoadsideAssistance from './services/roadside-assistance.tsx';
import TowTrucksScene from './tow-trucks.tsx';
import YardScene from './yard.tsx';

/** The scenes, by name: one for each service, by its slug, and a few others. All are 640 by 360. */
export const scenes: Readonly<Record<string, () => ReactElement>> = {
  'emergency-towing-service': EmergencyTowing,
  'flatbed-towing': FlatbedTowing,
  'car-towing': CarTowing,
  'heavy-duty-towing': HeavyDutyTowing,
  'long-distance-towing': LongDistanceTowing,
  'roadside-assistance': RoadsideAssistance,
  'accident-recovery': AccidentRecovery,
  'junk-car-removal': JunkCarRemoval,
  about: YardScene,
  'tow-trucks': TowTrucksScene,
  motorcycle: MotorcycleScene,
  'not-found': NotFoundScene,
} satisfies Readonly<Record<SceneName, () => ReactElement>>;
