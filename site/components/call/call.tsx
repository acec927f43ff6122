import { formatPhone } from '../../content/intl.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

interface CallButtonProps {
  /** The words before the number; may be empty. */
  words?: string | undefined;
  /** `sign`: a road sign with its words above large digits. `brief`: on narrow screens only the icon is visible. */
  form?: 'button' | 'sign' | 'brief';
  /** Whether the page is about calling someone else. Then it doesn't have the brand's color. */
  isQuiet?: boolean;
}

/** The company's number as a button. No other control has the brand's color. */
export function CallButton({ words, form = 'button', isQuiet = false }: CallButtonProps) {
  const { phone } = useBusiness();
  const { call } = useContent().messages.layout;
  const said = words ?? call;
  const classes = ['button', 'call', !isQuiet && 'call--ours', form !== 'button' && `call--${form}`];
  return (
    <a className={classes.filter(Boolean).join(' ')} href={`tel:${phone}`}>
      {form !== 'sign' && <Icon name="phone" />}
      <span>
        {form === 'sign' ? <small>{said}</small> : said}
        {said && ' '}
        {formatPhone(phone)}
      </span>
    </a>
  );
}

/**
 * The largest sign, lit by the truck next to it. Its digits are text in an SVG, so they fill the sign at every width and in
 * every font. A screen reader reads them in one piece.
 */
export function LitSign({ words }: { words: string }) {
  const { phone } = useBusiness();
  const figures = formatPhone(phone);
  const [area, local] = figures.split(' ');
  return (
    <a className="button call call--ours call--lit" href={`tel:${phone}`}>
      <span>{words}</span>{' '}
      <svg className="call__figures" viewBox="0 0 480 148" role="img" aria-label={figures}>
        <text x="240" y="47" fontSize="66" textAnchor="middle">
          {`${area} `}
        </text>
        <text x="8" y="143" fontSize="102" textLength="464">
          {local}
        </text>
      </svg>
    </a>
  );
}

interface CallLinkProps {
  to?: 'phone' | 'secondPhone' | 'textPhone';
  className?: string;
}

/** One of the company's numbers as a link, by default within a sentence; nothing if the company doesn't have it. */
export function CallLink({ to = 'phone', className = 'call-link' }: CallLinkProps) {
  const number = useBusiness()[to];
  if (!number) return null;
  return (
    <a className={className} href={`${to === 'textPhone' ? 'sms' : 'tel'}:${number}`}>
      {formatPhone(number)}
    </a>
  );
}

/** The emergency number as a red button, or words instead of its digits. */
export const EmergencyNumber = ({ children = '911' }: { children?: string }) => (
  <a className="button call call--911" href="tel:911">
    {children}
  </a>
);

/** The company's number without words. */
export const OurNumber = () => <CallLink className="button call call--ours" />;

/** The numbers of the state's toll roads as signs. They aren't links, because an iPhone doesn't dial a link with a `#`. */
export function TollRoadNumbers() {
  const { messages, state } = useContent();
  return (
    <div className="call__plates">
      {state?.data.tollRoads.map((road) => (
        <p key={road.dial} className="call call--toll">
          <small>
            {road.short}, {messages.layout.dial}
          </small>{' '}
          {road.dial}
        </p>
      ))}
    </div>
  );
}
