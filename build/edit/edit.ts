import '../process.ts';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { styleText } from 'node:util';
import { factsSchema } from '../../build.ts';
import { contentHash } from '../assets/asset.ts';
import { requireFacts } from '../facts/json.ts';
import { writeSchema } from '../facts/write-schema.ts';
import { userError } from '../problem.ts';
import { project, textsFolder } from '../project.ts';
import { listenAddress, runServer } from '../serve/server.ts';
import { editorAnswers } from './editor-answers.ts';
import { editorServer } from './editor-server.ts';
import { claimFacts } from './only-editor.ts';
import { ownerFiles } from './owner-files.ts';
import { openPreview } from './preview.ts';

// `npm run edit`: a form for the facts and the texts, beside the site as it will be.
void runServer(async ({ port, host, build: options }) => {
  if (host) throw userError('The editor is for this machine only, so --host can’t be used.', { help: 'Leave it out.' });
  requireFacts(options.business);
  // At once, or another program may take the port meanwhile. An error below still ends the command.
  const server = createServer().unref();
  await once(server.listen(port, listenAddress(false)), 'listening');
  const owner = ownerFiles(options.business, textsFolder);
  const origin = `http://127.0.0.1:${port}`;
  const token = randomBytes(32).toString('hex');
  // Git ignores this folder.
  const notes = join(project, 'node_modules/.cache/site-editor', contentHash(options.business));
  await claimFacts(options.business, `${notes}.address`, `${origin}/#${token}`);
  await writeSchema(factsSchema);
  const files = await bundlePage();
  const preview = await openPreview(owner, origin);
  const answers = await editorAnswers(options, owner, preview, `${notes}.draft`);
  server.on('request', editorServer({ origin, token, frame: preview.origin, files, answers })).ref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  console.log(`  Open ${styleText('cyan', `${origin}/#${token}`)}`);
  console.log(
    styleText('dim', `  It changes ${basename(options.business)}, your photos and your texts. Stop with Ctrl+C.`),
  );
});

/** Bundles the page of the form. @returns its files by their paths */
async function bundlePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  // Loaded here, so that a missing development package is reported like any other error.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    // Relative paths: esbuild would read a * in an absolute one as a pattern.
    entryPoints: ['page.tsx', 'page.css', 'index.html'].map((name) => `./${name}`),
    absWorkingDir: join(import.meta.dirname, 'page'),
    outdir: '/',
    bundle: true,
    minify: true,
    jsx: 'automatic',
    loader: { '.html': 'copy' },
    // Only a part of the library that isn't used here imports it.
    external: ['@rjsf/validator-ajv8'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]));
}
