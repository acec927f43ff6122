import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The name under which this process holds a lock: its number and start, the space its number counts in, the host. */
export function thisProcess(): string {
  const host = encodeURIComponent(hostname()).slice(0, 100);
  return [process.pid, startOf(process.pid), processSpace(), host].join();
}

/** Whether a holder is surely gone. Of another host or process space, or of a name that is none, nobody can tell. */
export function isDead(holder: string): boolean {
  const [pid, start, ...place] = holder.split(',').slice(0, 4);
  if (place.join() !== thisProcess().split(',').slice(2).join()) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  // Its number may have come to another process since, which has another start.
  const found = startOf(Number(pid));
  return start !== '' && found !== '' && found !== start;
}

/** A holder as a sentence has it. */
export function describeHolder(holder: string): string {
  const [pid, , , host = ''] = holder.split(',');
  return `process ${pid}${host === '' ? '' : ` on ${host}`}`;
}

/** Linux: the process space that a number counts in; elsewhere there is one for all. */
function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return '';
  }
}

/**
 * Linux: clock ticks between the machine's start and the process's, or "ended" for a killed one that nobody waited for.
 * Empty where the system does not tell, or tells of another process space.
 */
function startOf(pid: number): string {
  try {
    if (readlinkSync('/proc/self') !== String(process.pid)) return '';
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
