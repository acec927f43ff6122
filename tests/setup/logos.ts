import sharp from 'sharp';
import { buildPictured } from './build-into.ts';
import { sampleFacts } from './facts.ts';

/** A color that nothing else of the site has. */
export const pink = '#e0218a';

/** An SVG as drawing programs save it, with all that must not reach a page. */
export const drawnLogo = (width: number, height: number, color = pink) => `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- drawn by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY own "${color}">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" onload="alert(1)">
<script>document.documentElement.dataset.ran = 'yes'; fetch('https://tracker.example/')</script>
<a xlink:href="https://tracker.example/"><rect width="${width}" height="${height}" fill="&own;"/></a>
<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://tracker.example/"/></foreignObject>
</svg>
`;

/** A plain PNG. */
export const paintedLogo = (width: number, height: number, color = pink) =>
  sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();

/** Builds the suite's facts with a logo, for a company of one service, as each picture for sharing takes its time. */
export const buildWithLogo = (folder: string, name: string, logo: string | Uint8Array, changes: object = {}) =>
  buildPictured(folder, { [name]: logo }, { ...sampleFacts, services: ['car-towing'], ...changes });
