import { useBusiness, useContent } from '../../site-context.ts';
import { CallLink } from '../call/call.tsx';
import { Paragraph } from '../markdown/sentence.tsx';

/**
 * A card for the cab of a fleet's truck: the number to call, and blanks for what the dispatcher asks; and a button that prints
 * it. Printed and folded, it has the size of a credit card.
 */
export function CabCard() {
  const { messages, shared } = useContent();
  const { name } = useBusiness();
  if (!shared.cab) return null;
  const { service, danger, tollRoads, print } = shared.cab;
  return (
    <>
      <div className="paper--fold">
        <div className="paper__face">
          <p className="large">{name}</p>
          <p>{service}</p>
          <p className="paper__phone">
            <CallLink />
          </p>
          <Paragraph text={danger} />
          {tollRoads && <p>{tollRoads}</p>}
        </div>
        <ul className="paper__face paper__blanks">
          {messages.cab.map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </ul>
      </div>
      <button className="button by-script" type="button" data-cab-card="">
        {print}
      </button>
    </>
  );
}
