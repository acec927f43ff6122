import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packages, project } from '../../project.ts';

/** Milliseconds, with the start of the process, which takes most of the time for a logo as drawing programs save it. */
const longestMs = 5000;

/** A drawing as the library writes it anew, of visible shapes alone, and as a PNG. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  png: Buffer;
}

/**
 * Draws an SVG of an owner's in a process of its own, because only the end of its process stops a drawing that never ends.
 * @param height of the PNG, in pixels
 * @param limitMs after which drawing takes too long
 * @returns the library's reason where it cannot read the file, and `timeout` where drawing takes too long
 */
export async function drawSvg(
  source: string,
  height: number,
  limitMs = longestMs,
): Promise<Drawing | { reason: string }> {
  const script = join(import.meta.dirname, 'draw-svg-process.ts');
  // The loader of CommonJS alone starts in a third of the time.
  const loader = ['--require', packages.resolve('tsx/cjs')];
  const running = promisify(execFile)(process.execPath, [...loader, script, String(height)], {
    cwd: project,
    timeout: limitMs,
    killSignal: 'SIGKILL',
    maxBuffer: 1e8,
  });
  // If the process ends before it has read everything, its exit says why.
  running.child.stdin?.on('error', () => {}).end(source);
  try {
    const drawn = JSON.parse((await running).stdout);
    return 'reason' in drawn ? drawn : { ...drawn, png: Buffer.from(drawn.png, 'base64') };
  } catch (error) {
    return { reason: (error as { killed?: boolean }).killed ? 'timeout' : 'it ends the program that draws it' };
  }
}
