import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { copyProject } from './project-copy.ts';

/** Starts `npm run edit` in a copy of the project with the suite's facts. */
export async function startEditor() {
  const { folder, remove } = copyProject();
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
