import type { Logo } from '../../build/route.ts';
import { asphalt, white } from '../styles/palette.ts';
import { Mark, MarkIcon } from './mark.tsx';

// Logos are made for white paper.
const paper = white;
/** Paper around a logo on a plate that is 32 high. */
const margin = 3;
const logoHeight = 32 - 2 * margin;
const logoWidth = ({ width, height }: Logo) => (logoHeight * width) / height;

/** The width of the mark, or of the logo that replaces it, if it is 32 high. */
export const markWidth = (logo: Logo | undefined) => (logo ? logoWidth(logo) + 2 * margin : 32);

/** The mark, or the logo that replaces it, 32 high, for pictures. */
export function PictureMark({ logo }: { logo: Logo | undefined }) {
  if (!logo) return <Mark />;
  const width = markWidth(logo);
  const href = logoWidth(logo) < 64 ? logo.small : logo.large;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} 32`} width={width} height="32">
      <rect width={width} height="32" rx="4" fill={paper} />
      <image href={href} x={margin} y={margin} width={logoWidth(logo)} height={logoHeight} />
    </svg>
  );
}

/** The logo for browser tabs. */
export const LogoFavicon = ({ logo }: { logo: Logo }) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
    <rect width="32" height="32" rx="6" fill={paper} />
    <image href={logo.small} x="3" y="3" width="26" height="26" />
  </svg>
);

/** The app icon. Its background reaches every edge; the logo stays inside the circle that masks leave. */
export function AppIcon({ logo }: { logo: Logo | undefined }) {
  if (!logo) return <MarkIcon background={asphalt} />;
  const scale = (0.78 * 512) / Math.hypot(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 512 512" width="512" height="512">
      <path fill={paper} d="M0 0H512V512H0Z" />
      <image href={logo.large} x={256 - width / 2} y={256 - height / 2} width={width} height={height} />
    </svg>
  );
}
