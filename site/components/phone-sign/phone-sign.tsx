import { formatPhone } from '../../business/phone.ts';
import { useBusiness, useContent } from '../../site-context.ts';

/**
 * The call as a highway sign. Its figures are text in a drawing, which fits them into the sign at every width, in every
 * font. A screen reader reads it in one piece.
 */
export function PhoneSign() {
  const { phone } = useBusiness();
  const { messages, interpolate } = useContent();
  const figures = formatPhone(phone);
  const [area, local] = figures.split(' ');
  return (
    <a className="phone-sign" href={`tel:${phone}`}>
      <span className="phone-sign__label">{interpolate(messages.home.hero.sign)}</span>{' '}
      <svg className="phone-sign__figures" viewBox="0 0 480 140" role="img" aria-label={figures}>
        <text x="240" y="44" fontSize="60" textAnchor="middle">
          {`${area} `}
        </text>
        <text x="8" y="135" fontSize="102" textLength="464">
          {local}
        </text>
      </svg>
    </a>
  );
}
