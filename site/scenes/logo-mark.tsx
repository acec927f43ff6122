import type { Logo } from '../../build/route.ts';
import { asphalt } from '../styles/brand.ts';
import { Mark, MarkIcon } from './mark.tsx';

/** A dark logo's ground, with room around it, as a share of its height. */
const paper = '#ffffff';
const room = 0.14;

/** How wide the mark is, or the logo in its place, where it is 32 high. */
export const markWidth = (logo: Logo | undefined) => (logo ? 2 * inset(logo) + shapeOf(logo).width : 32);

const inset = ({ isDark }: Logo) => (isDark ? 32 * room : 0);
function shapeOf(logo: Logo) {
  const height = 32 - 2 * inset(logo);
  return { width: (height * logo.width) / logo.height, height };
}

/** The mark, or the logo in its place, 32 high, for drawn pictures. */
export function PictureMark({ logo }: { logo: Logo | undefined }) {
  if (!logo) return <Mark />;
  const width = markWidth(logo);
  const shape = shapeOf(logo);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} 32`} width={width} height="32">
      {logo.isDark && <rect width={width} height="32" rx="4" fill={paper} />}
      <image href={shape.width < 64 ? logo.small : logo.large} x={inset(logo)} y={inset(logo)} {...shape} />
    </svg>
  );
}

/** The logo as a browser's tab shows it. */
export function LogoFavicon({ logo }: { logo: Logo }) {
  const edge = logo.isDark ? 3 : 0;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      {logo.isDark && <rect width="32" height="32" rx="6" fill={paper} />}
      <image href={logo.small} x={edge} y={edge} width={32 - 2 * edge} height={32 - 2 * edge} />
    </svg>
  );
}

/** The app icon: the ground reaches every edge, the logo stays inside the circle that masks leave (four fifths across). */
export function AppIcon({ logo }: { logo: Logo | undefined }) {
  if (!logo) return <MarkIcon background={asphalt} />;
  const scale = (0.78 * 512) / Math.hypot(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 512 512" width="512" height="512">
      <path fill={logo.isDark ? paper : asphalt} d="M0 0H512V512H0Z" />
      <image href={logo.large} x={256 - width / 2} y={256 - height / 2} width={width} height={height} />
    </svg>
  );
}
