import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What a run cost. */
export interface Cost {
  /** Seconds of user and system time, all threads. */
  cpu: number;
  /** Megabytes at the most. */
  memory: number;
  /** Seconds by the clock. */
  wall: number;
}

const flags = ['--import', 'tsx', '--import', join(import.meta.dirname, 'usage.ts')];

/** Runs a script of a project and tells what it cost. */
export function measure(project: string, args: readonly string[]): Cost {
  const start = performance.now();
  const { status, stderr, output } = spawnSync(process.execPath, [...flags, ...args], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(output[3] ?? '');
  return {
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    memory: (maxRSS * 1024) / 1e6,
    wall: (performance.now() - start) / 1000,
  };
}

/** The middle one of several runs by their CPU time, with the median of each figure. */
export function median(costs: readonly Cost[]): Cost {
  const middle = (figure: keyof Cost) => {
    const sorted = costs.map((cost) => cost[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return { cpu: middle('cpu'), memory: middle('memory'), wall: middle('wall') };
}
