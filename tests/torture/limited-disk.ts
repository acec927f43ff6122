import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from '../../build/fault.ts';
import { openOutput } from '../../build/output/output.ts';
import { besides, buildGeneration, generationIn } from './generation.ts';

/** Run in a mount namespace of its own: a small disk is filled, then made read-only; what came of it is printed. */
const [folder = ''] = process.argv.slice(2);
const site = join(folder, 'site');
const project = join(folder, 'project');

execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]);
buildGeneration(site, project, 1);
const full = told(() => openOutput(site, project).write('/film.mp4', Buffer.alloc(1_000_000)));
const afterFull = state();
execFileSync('mount', ['-o', 'remount,ro', folder]);
const readOnly = told(() => buildGeneration(site, project, 2));
console.log(JSON.stringify({ full, afterFull, readOnly, afterReadOnly: state() }));

function told(work: () => void): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof Fault) return error.lines;
    throw error;
  }
}

function state() {
  return { generation: generationIn(site), besides: besides(site) };
}
