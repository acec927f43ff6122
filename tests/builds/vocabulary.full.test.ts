import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sites } from '../setup/built.ts';
import { graphOf, type Thing } from '../setup/graph.ts';

// The types of schema-dts are generated from the vocabulary of schema.org, so the compiler knows which property goes
// with which type, and which values it takes. It is given what lies in the output, written out as literals.
const folder = mkdtempSync(join('node_modules', '.vocabulary-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A node as a module with one constant, declared to be of the type that the node says it is. */
function moduleOf(node: Thing): string {
  const leaves = [node['@type'] ?? 'Thing'].flat().map((type) => `${type}Leaf`);
  const type = leaves.length > 1 ? `MergeLeafTypes<[${leaves.join(', ')}]>` : leaves[0];
  const imports = ['MergeLeafTypes', ...leaves].join(', ');
  return `import type { ${imports} } from 'schema-dts';\nexport const node: ${type} = ${JSON.stringify(node, null, 1)};`;
}

/** The names of the nodes that the compiler finds at fault, each with what it says. */
function faultsIn(nodes: Readonly<Record<string, Thing>>): Record<string, string> {
  const names = Object.keys(nodes);
  for (const [index, node] of Object.values(nodes).entries()) {
    writeFileSync(join(folder, `node-${index}.ts`), moduleOf(node));
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    types: [],
    lib: ['es5'],
  };
  const files = names.map((_, index) => `node-${index}.ts`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  // Several checkers would each work out the whole vocabulary.
  const args = ['node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const faults = [...stdout.matchAll(/node-(\d+)\.ts\S*: error (.*)/g)];
  if (stdout !== '' && faults.length === 0) throw new Error(stdout);
  return Object.fromEntries(faults.map(([, index, fault]) => [names[Number(index)] ?? '', fault ?? '']));
}

/** Nodes with a fault each, but the first. */
const answer = { '@type': 'Answer', text: 'Yes.' };
const wrong = {
  'what is right': { '@type': 'Question', name: 'A?', acceptedAnswer: answer },
  'a type of our own': { '@type': 'TowTruck', name: 'A' },
  'a property of our own': { '@type': ['LocalBusiness', 'AutomotiveBusiness'], name: 'A', beacon: 'amber' },
  'one deep inside': { '@type': 'Question', acceptedAnswer: { ...answer, opens: '00:00' } },
  'a value of our own': { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Everyday' },
};

test('no type, property or value is outside the vocabulary of schema.org on any page of the two sites, and the compiler would tell', () => {
  const all = sites.flatMap(([, site]) =>
    site
      .pages()
      .flatMap((page) =>
        graphOf(page)['@graph'].map((node) => [JSON.stringify(node), `${node['@type']} of ${site.address(page.path)}`]),
      ),
  );
  // What stands on every page is looked at once.
  const distinct = [...new Map(all.map(([json = '', name = '']) => [json, name]))];
  expect(distinct.length).toBeGreaterThan(80);
  const ours = Object.fromEntries(distinct.map(([json, name]) => [name, JSON.parse(json)]));
  expect(Object.keys(faultsIn({ ...wrong, ...ours }))).toEqual(Object.keys(wrong).slice(1));
});
