import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companyDay } from '../../site/business/states.ts';
import { commandHere } from '../setup/command.ts';
import { sampleFacts, writeFacts } from '../setup/facts.ts';
import { business } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const runner = temporaryFolder('runner');
const dayMs = 24 * 60 * 60 * 1000;

test('the workflow for many companies builds them all at one installation, and one that is wrong stops no other', async () => {
  const [, recipe = ''] =
    /```yaml\n(name: Companies[\s\S]*?)```/.exec(readFileSync('.github/HOSTING.md', 'utf8')) ?? [];
  const { jobs } = parse(recipe) as { jobs: Record<string, { steps: { id?: string; run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps);
  expect(commands.filter(({ run }) => run === 'npm ci')).toHaveLength(1);
  const output = join(runner, 'output');
  symlinkSync(join(process.cwd(), 'node_modules'), join(runner, 'node_modules'));
  /** Runs a step as GitHub does, with the commands of npm in this project. */
  const step = (id: string, more = '') => {
    const { run = '' } = commands.find((command) => command.id === id) ?? {};
    const { stdout } = spawnSync(
      'bash',
      ['-c', `${more}\n${run.replace('build/command', `${process.cwd()}/build/command`)}`],
      {
        cwd: runner,
        env: { ...process.env, GITHUB_OUTPUT: output },
        encoding: 'utf8',
      },
    );
    return stdout;
  };
  const notice = { text: 'Snow tonight: allow an hour.', until: companyDay(business, new Date(Date.now() - dayMs)) };
  const changes = { ash: {}, birch: { phone: '1' }, cedar: { notice }, dogwood: {}, elm: {} };
  for (const [company, change] of Object.entries(changes)) {
    const companyFolder = join(runner, 'companies', company);
    mkdirSync(companyFolder, { recursive: true });
    writeFacts(companyFolder, { ...sampleFacts, services: ['car-towing'], name: `${company} Towing`, ...change });
  }
  const args = step('release', 'npm() { shift 3; echo "$@"; }').trim().split(' ');
  const { stdout, stderr } = await commandHere(...args.map((arg) => arg.replace(/^companies/, `${runner}/companies`)));
  expect(stdout.match(/^✓/gm)).toHaveLength(4);
  expect(stderr).toContain('Not built: ');
  step('built');
  step('changed', 'npx() { shift; node --import tsx "$@"; }');
  expect(readFileSync(output, 'utf8').trim().split('\n')).toEqual([
    'built=["ash","cedar","dogwood","elm"]',
    'changed=["cedar"]',
  ]);
}, 180_000);
