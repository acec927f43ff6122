import '../process.ts';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { styleText } from 'node:util';
import { editable } from '../../build.ts';
import { Fault } from '../fault.ts';
import { textsFolder } from '../project.ts';
import { listenAddress, runServer } from '../serve/server.ts';
import { openCandidates } from './candidates.ts';
import { editorServer } from './editor-server.ts';
import { isPhoto, ownerFiles } from './owner-files.ts';
import { openPreview } from './preview.ts';

// `npm run edit`: a form for the facts and the texts, beside the site as it will be.
void runServer(async ({ port, host, build: { business } }) => {
  if (host) throw new Fault(['Found --host, but the editor is for this machine alone. Leave it out.']);
  // Packages for development, which may not be installed: told like any other fault.
  const [esbuild, { toJsonSchema }] = await Promise.all([import('esbuild'), import('@valibot/to-json-schema')]);
  const folder = join(import.meta.dirname, 'page');
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'page.tsx')],
    bundle: true,
    minify: true,
    jsx: 'automatic',
    // A part of the library that nobody loads asks for it.
    external: ['@rjsf/validator-ajv8'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  const fileAt = (name: string, type: string) => ({ type, body: readFileSync(join(folder, name)) });
  const page = {
    '/': fileAt('page.html', 'text/html; charset=utf-8'),
    '/page.css': fileAt('page.css', 'text/css'),
    '/page.js': { type: 'text/javascript', body: outputFiles[0]?.contents ?? '' },
  };

  const today = () => new Date().toJSON().slice(0, 10);
  const folders = editable([], today()).texts.map(({ folder }) => folder);
  const owner = ownerFiles(business, textsFolder, folders);
  const jsonSchema = (schema: Parameters<typeof toJsonSchema>[0]) => toJsonSchema(schema, { errorMode: 'ignore' });
  const state = () => {
    const files = owner.all();
    const photos = Object.keys(files).filter(isPhoto);
    const { facts, texts } = editable(
      photos.map((name) => parse(name).name),
      today(),
    );
    return {
      files,
      facts: { name: owner.facts, schema: jsonSchema(facts) },
      texts: texts.map((kind) => ({ ...kind, schema: jsonSchema(kind.schema) })),
    };
  };

  const origin = `http://127.0.0.1:${port}`;
  const token = randomBytes(32).toString('hex');
  const candidate = openCandidates(owner);
  const preview = await openPreview(origin);
  editorServer({ origin, token, page, state, owner, candidate, preview }).listen(port, listenAddress(false));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  console.log(`  Open ${styleText('cyan', `${origin}/#${token}`)}`);
  console.log(styleText('dim', `  It changes ${basename(business)}, your photos and your texts. Stop with Ctrl+C.`));
});
