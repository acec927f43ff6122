import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandHere } from '../setup/command.ts';
import { sampleFacts, writeFacts } from '../setup/facts.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const runner = temporaryFolder('runner');

test('the workflow for many companies installs once, and one broken company doesn’t stop the others', async () => {
  const [, recipe = ''] =
    /```yaml\n(name: Companies[\s\S]*?)```/.exec(readFileSync('.github/HOSTING.md', 'utf8')) ?? [];
  const { jobs } = parse(recipe) as { jobs: Record<string, { steps: { id?: string; run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps);
  expect(commands.filter(({ run }) => run === 'npm ci')).toHaveLength(1);
  const output = join(runner, 'output');
  /** Runs a step as GitHub does. */
  const step = (id: string, more = '') => {
    const { run = '' } = commands.find((command) => command.id === id) ?? {};
    const env = { ...process.env, GITHUB_OUTPUT: output };
    return spawnSync('bash', ['-c', `${more}\n${run}`], { cwd: runner, env, encoding: 'utf8' }).stdout;
  };
  for (const company of ['ash', 'birch', 'cedar', 'dogwood', 'elm']) {
    const companyFolder = join(runner, 'companies', company);
    mkdirSync(companyFolder, { recursive: true });
    const phone = company === 'birch' ? '1' : sampleFacts.phone;
    writeFacts(companyFolder, { ...sampleFacts, services: ['car-towing'], name: `${company} Towing`, phone });
  }
  const args = step('release', 'npm() { shift 3; echo "$@"; }').trim().split(' ');
  const { stdout, stderr } = await commandHere(...args.map((arg) => arg.replace(/^companies/, `${runner}/companies`)));
  expect(stdout.match(/^✓/gm)).toHaveLength(4);
  expect(stderr).toContain('Not built: ');
  step('built');
  expect(readFileSync(output, 'utf8').trim()).toBe('built=["ash","cedar","dogwood","elm"]');
}, 180_000);
