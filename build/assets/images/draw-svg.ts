import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packages, project } from '../../project.ts';
import { refuseImage } from './read-image.ts';

/** Pixels of the longer side: more than any use of a logo needs. */
const size = 1024;
/** Milliseconds, most of which a usual logo spends on starting the process. */
const longestMs = 5000;

/**
 * Draws an owner's SVG as a PNG, in a process of its own: only killing it stops a drawing that never ends.
 * @param limitMs after which drawing takes too long
 * @throws UserError if it can't be drawn the way browsers do, or takes too long
 */
export async function drawSvg(source: string, limitMs = longestMs): Promise<Buffer> {
  refuseUndrawable(source);
  const script = join(import.meta.dirname, 'draw-svg-process.ts');
  // The CommonJS loader alone starts in a third of the time.
  const loader = ['--require', packages.resolve('tsx/cjs')];
  const running = promisify(execFile)(process.execPath, [...loader, script, String(size)], {
    cwd: project,
    encoding: 'buffer',
    timeout: limitMs,
    killSignal: 'SIGKILL',
    maxBuffer: 1e8,
  });
  // If the process ends early, its exit says why.
  running.child.stdin?.on('error', () => {}).end(source);
  try {
    return (await running).stdout;
  } catch (error) {
    const { killed, stderr } = error as { killed?: boolean; stderr?: Buffer };
    if (killed)
      refuseImage('takes too long to draw', 'Expected a simpler drawing.', 'Simplify it, or save it as a PNG.');
    const [, reason = 'it ends the program that draws it'] = /Error: (.*)/.exec(`${stderr}`) ?? [];
    return refuseImage(`can’t be read (${reason})`, 'Expected an SVG or a PNG.', 'Open it and save it again.');
  }
}

/** What isn't drawn: comments, descriptions, fonts, and a wide-gamut color that follows a plain one. */
const unseen = [
  /<!--[\s\S]*?-->/g,
  /<((?:\w+:)?(?:desc|title|metadata))\b[^>]*>[\s\S]*?<\/\1>/g,
  /@font-face\s*\{[^}]*\}|@import[^;]*font[^;]*;/g,
  /(?<=\b(fill|stroke|color|stop-color)\s*:[^;{}]*;\s*)\1\s*:\s*color\([^;"}]*/g,
];

/** What browsers draw and the library silently draws black or not at all. */
const undrawable: readonly (readonly [RegExp, (found: string) => readonly [found: string, expected: string]])[] = [
  [
    /<(?:\w+:)?text\b(?![^>]*\/>)/,
    () => ['has words set in a font, which not every device has', 'Expected only paths.'],
  ],
  [/<(?:\w+:)?image\b/, () => ['has <image>', 'Expected only paths.']],
  [
    /<\?xml-stylesheet|@import|url\(\s*(?:["']|&quot;)?(?![#\s"'&])|<(?:\w+:)?use\b[^>]*\bhref\s*=\s*["']\s*[^#\s"']/,
    () => ['has a part that is in another file', 'Expected only paths.'],
  ],
  [
    /\bvar\(\s*--[\w-]+\s*\)|\b(?:color|color-mix|oklch|oklab|lch|lab|hwb)\([^()]*\)/,
    (color) => [`has the color ${color}, which can’t be drawn`, 'Expected one such as #cc0000.'],
  ],
  [
    /:(?:is|where|has)\([^{}]*|@(?:media(?![^{]*dark)|supports|layer|container)[^{}]*/,
    (style) => [`has a style that can’t be drawn, ${style.trim()}`, 'Expected plain colors.'],
  ],
];

/** @throws UserError with a part that isn't in the file, words set in a font, or a color or style that cannot be drawn */
function refuseUndrawable(source: string): void {
  const seen = unseen.reduce((rest, pattern) => rest.replace(pattern, ''), source);
  for (const [pattern, refusal] of undrawable) {
    const [found] = pattern.exec(seen) ?? [];
    if (found !== undefined)
      refuseImage(
        ...refusal(found),
        'In the drawing program, turn all of it into paths (outlines) in plain RGB colors, or save it as a PNG.',
      );
  }
}
