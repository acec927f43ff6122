import { useContent } from '../../content/content.ts';
import { CallLink } from '../call-link/call-link.tsx';
import { Phrase } from '../phrase/phrase.tsx';

/** What a fleet's driver has at hand in every cab: whom to call, and blanks for what the dispatcher asks; printed, it has the size of a credit card, folded once. */
export function CabCard() {
  const { phrases, fill } = useContent();
  const { service, danger, tollRoads, blanks } = phrases.help.cab;
  return (
    <div className="cab-card">
      <div className="cab-card__face">
        <p className="cab-card__name">{fill('{name}')}</p>
        <p>{service}</p>
        <p className="cab-card__phone">
          <CallLink />
        </p>
        <p>
          <Phrase text={danger} />
        </p>
        <p>{fill(tollRoads)}</p>
      </div>
      <ul className="cab-card__face cab-card__blanks">
        {blanks.map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
    </div>
  );
}
