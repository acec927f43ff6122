import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { sampleFacts } from './facts.ts';
import { copyProject } from './project-copy.ts';

interface Options {
  /** Where it is fewer, the site is built faster. */
  services?: readonly string[] | undefined;
  /** A folder of the project, such as `companies/bay`, whose company begins with the sample's facts; left out, the project's own. */
  company?: string;
  /** A copy of the project that is there; left out, a new one. */
  project?: ReturnType<typeof copyProject>;
}

/** Starts `npm run edit` in a copy of the project with the suite's facts. */
export async function startEditor({ services, company = 'site', project = copyProject() }: Options = {}) {
  const { folder, remove } = project;
  const facts = join(folder, company, 'business.json');
  mkdirSync(join(folder, company), { recursive: true });
  if (services || !existsSync(facts)) writeFileSync(facts, JSON.stringify({ ...sampleFacts, services }, null, 2));
  const command = ['--import', 'tsx', 'build/edit/edit.ts', '--port', '0', '--business', company];
  const server = spawn(process.execPath, command, { cwd: folder });
  let told = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 100_000);
  const [address = '', origin = '', token = ''] = /(http:\/\/127\.0\.0\.1:\d+)\/#(\w+)/.exec(told) ?? [];
  return {
    folder,
    address,
    origin,
    token,
    read: (file: string) => readFileSync(join(folder, company, file), 'utf8'),
    /** Ends it, and removes its folder once nothing writes there any more. */
    async stop() {
      const ended = server.exitCode === null && once(server, 'close');
      server.kill();
      await ended;
      remove();
    },
  };
}
