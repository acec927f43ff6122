import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { sampleFacts } from './facts.ts';
import { copyProject } from './project-copy.ts';

/**
 * Runs a module of a project as a command.
 * @param module its path in the project, and the arguments
 */
export function startCommand(folder: string, module: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...module], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const command = {
    child,
    closed: once(child, 'close'),
    /** Its output, without colors. */
    told: '',
    /** Waits until a server is up. */
    isUp: () => vi.waitUntil(() => command.told.includes('Ctrl+C'), 100_000),
  };
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => (command.told += stripVTControlCharacters(String(text))));
  return command;
}

interface Options {
  /** Fewer services build faster. */
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
  const server = startCommand(folder, ['build/edit/edit.ts', '--port', '0', '--business', company]);
  await server.isUp();
  const [address = '', origin = '', token = ''] = /(http:\/\/127\.0\.0\.1:\d+)\/#(\w+)/.exec(server.told) ?? [];
  return {
    folder,
    address,
    origin,
    token,
    read: (file: string) => readFileSync(join(folder, company, file), 'utf8'),
    /** Stops it and removes its folder. */
    async stop() {
      server.child.kill();
      await server.closed;
      remove();
    },
  };
}
