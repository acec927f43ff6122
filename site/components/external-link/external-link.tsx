import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

interface ExternalLinkProps {
  to: string;
  /** Whether it stands alone, not in a sentence: then it is as tall as a fingertip and shows where it leads. */
  isAlone?: boolean;
  children: string;
}

/** A link to somebody else's site, in a new tab. */
export function ExternalLink({ to, isAlone = false, children }: ExternalLinkProps) {
  const { newTab } = useContent().messages.layout;
  return (
    <a className={isAlone ? 'lone-link' : undefined} href={to} target="_blank" rel="noopener">
      {children}
      {isAlone && <Icon name="external" />}
      <span className="visually-hidden">{newTab}</span>
    </a>
  );
}
