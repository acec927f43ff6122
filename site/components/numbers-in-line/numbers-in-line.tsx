import { useContent } from '../../site-context.ts';
import { EmergencyNumber, OurNumber, TollRoadNumber } from '../number-to-call/number-to-call.tsx';

/** Whom to call from where, in one line: 911, the toll roads' own numbers, the company. */
export function NumbersInLine() {
  const { messages, state } = useContent();
  const { danger, ours } = messages.whoToCall.inLine;
  return (
    <ul className="numbers-in-line">
      <li>
        <span>{danger}</span>
        <EmergencyNumber />
      </li>
      {state?.data.tollRoads.map((road) => (
        <li key={road.dial}>
          <TollRoadNumber road={road} />
        </li>
      ))}
      <li>
        <span>{ours}</span>
        <OurNumber />
      </li>
    </ul>
  );
}
