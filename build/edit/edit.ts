import '../process.ts';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join, parse } from 'node:path';
import { styleText } from 'node:util';
import { zipSync } from 'fflate';
import { parse as parseJson } from 'jsonc-parser';
import { build, editable } from '../../build.ts';
import { buildAndPublish } from '../command/command.ts';
import { userError } from '../problem.ts';
import { displayPath, textsFolder } from '../project.ts';
import { listenAddress, runServer } from '../serve/server.ts';
import { draftOf } from './draft.ts';
import { editorServer } from './editor-server.ts';
import { isPhoto, ownerFiles } from './owner-files.ts';
import { drawMap } from './place-map.ts';
import { findPlace, stateNames } from './places.ts';
import { openPreview } from './preview.ts';

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

// What the form shows beside the fields of a file.
const logo = { type: 'string', isPhoto: true, isLogo: true, title: 'Logo, an SVG with its words as paths, or a PNG' };
const text = {
  type: 'string',
  format: 'markdown',
  description: 'An empty line between paragraphs, ## before a heading.',
};

// `npm run edit`: a form for the facts and the texts, beside the site as it will be.
void runServer(async ({ port, host, build: options }) => {
  const { business } = options;
  if (host) throw userError('The editor is for this machine only, so --host can’t be used.', { help: 'Leave it out.' });
  // Packages for development, which may not be installed: reported like any other error.
  const [esbuild, { toJsonSchema }] = await Promise.all([import('esbuild'), import('@valibot/to-json-schema')]);
  const folder = join(import.meta.dirname, 'page');
  const { outputFiles } = await esbuild.build({
    entryPoints: ['page.tsx', 'page.css'].map((name) => join(folder, name)),
    outdir: '/',
    bundle: true,
    minify: true,
    jsx: 'automatic',
    // A part of the library that nobody loads asks for it.
    external: ['@rjsf/validator-ajv8'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  const bundled = outputFiles.map(({ path, contents }) => {
    return [`/${basename(path)}`, { type: types[extname(path)] ?? '', body: contents }];
  });
  const html = { type: 'text/html; charset=utf-8', body: readFileSync(join(folder, 'page.html')) };

  const owner = ownerFiles(business, textsFolder);
  const draft = draftOf(business);
  const state = () => {
    const files = owner.all();
    const photos = Object.keys(files).filter(isPhoto);
    const names = photos.map((name) => parse(name).name);
    const { kinds, labels } = editable(parseJson(files[owner.facts] ?? ''), names, new Date());
    return {
      files,
      shared: Object.keys(files).filter(owner.isShared),
      draft: draft.read(),
      labels: { ...labels, ...stateNames },
      kinds: kinds.map(({ folder, schema, ...kind }) => {
        const { properties, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
        return {
          ...kind,
          folder: folder === undefined ? '' : join('content', folder),
          schema: { ...rest, properties: { ...properties, ...(folder === undefined ? { logo } : { text }) } },
        };
      }),
    };
  };

  const origin = `http://127.0.0.1:${port}`;
  const token = randomBytes(32).toString('hex');
  const preview = await openPreview(owner, origin);
  const page = { '/': html, ...Object.fromEntries(bundled) };
  /** Makes the release of what is saved. @returns its folder, and the same as a zip */
  const release = async () => {
    const { files } = await buildAndPublish(build, { ...options, release: true });
    const entries = [...files].map(([path, body]) => [path.slice(1), body]);
    return { folder: displayPath(options.out), zip: zipSync(Object.fromEntries(entries)) };
  };
  const answers = {
    '/state': state,
    '/place': (asked: (name: string) => string) => ({ place: findPlace(asked('query'), asked('state')) }),
    '/map': async (asked: (name: string) => string) => ({
      map: await drawMap({ latitude: Number(asked('latitude')), longitude: Number(asked('longitude')) }),
    }),
  };
  editorServer({ origin, token, page, answers, owner, draft, preview, release }).listen(port, listenAddress(false));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  console.log(`  Open ${styleText('cyan', `${origin}/#${token}`)}`);
  console.log(styleText('dim', `  It changes ${basename(business)}, your photos and your texts. Stop with Ctrl+C.`));
});
