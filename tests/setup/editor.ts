import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { sampleFacts } from './facts.ts';
import { copyProject } from './project-copy.ts';

/** Starts `npm run edit` in a copy of the project with the suite's facts; with fewer services it builds faster. */
export async function startEditor(services?: readonly string[]) {
  const { folder, remove } = copyProject();
  if (services)
    writeFileSync(join(folder, 'site/business.json'), JSON.stringify({ ...sampleFacts, services }, null, 2));
  const server = spawn(process.execPath, ['--import', 'tsx', 'build/edit/edit.ts', '--port', '0'], { cwd: folder });
  let told = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 100_000);
  const [address = '', origin = '', token = ''] = /(http:\/\/127\.0\.0\.1:\d+)\/#(\w+)/.exec(told) ?? [];
  return {
    folder,
    address,
    origin,
    token,
    read: (file: string) => readFileSync(join(folder, 'site', file), 'utf8'),
    stop() {
      server.kill();
      remove();
    },
  };
}
