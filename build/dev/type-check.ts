import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { project } from '../project.ts';

/** Looks for type errors beside the work that somebody waits for. */
export interface TypeCheck {
  /** Starts to look; what is found is told some seconds later. */
  start: () => void;
  stop: () => void;
}

/**
 * What was right the last time, here or in `npm run check`, is not looked at again.
 * @param tell hears the compiler's lines; nothing where there is nothing to say
 */
export function typeCheck(tell: (errors: string) => void): TypeCheck {
  const compiler = join(project, 'node_modules/typescript/bin/tsc');
  let stop = () => {};

  function start(): void {
    stop();
    // The page that is being loaded comes first.
    const soon = setTimeout(check, 1000);
    stop = () => clearTimeout(soon);
  }

  function check(): void {
    let text = '';
    // A group of its own: the compiler starts another process, which is to end with it.
    // One that checks keeps nobody from the processor, and two of them do half of their work twice.
    const child = spawn(process.execPath, [compiler, '--pretty', 'false', '--checkers', '1'], {
      cwd: project,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    });
    stop = () => {
      child.removeAllListeners('close');
      kill(child.pid);
      stop = () => {};
    };
    child.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    child.once('close', () => {
      stop = () => {};
      if (text.trim()) tell(text.trim());
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }

  process.once('exit', () => stop());
  return { start, stop: () => stop() };
}

function kill(group: number | undefined): void {
  try {
    if (group) process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
