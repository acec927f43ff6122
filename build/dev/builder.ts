import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFailure, formatMessages, stop } from 'esbuild';
import type { Options } from '../command/options.ts';
import { project } from '../project.ts';
import { moduleMaker } from './modules.ts';
import { buildThread } from './thread.ts';

/** How a build ended: with a site in a folder, with a complaint, or because it was stopped. */
export type Outcome = { url: string; site: string } | { complaint: string } | 'stopped';

/** Builds the site as often as it is asked to. */
export interface Builder {
  build: () => Promise<Outcome>;
  /** Gives the build that runs, if any, a second to end, be it in an endless loop. */
  stop: () => void;
}

/**
 * Builds in a thread of its own that stays, and loads anew only the modules that a change reaches.
 * @param folder a temporary one for the modules and the site
 */
export async function prepareBuild(folder: string, options: Omit<Options, 'out'>): Promise<Builder> {
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const addressOf = moduleMaker(folder);
  // Else it complains that nobody listens any more.
  process.once('exit', () => void stop());
  const thread = buildThread(new URL(await addressOf(join(project, 'build/dev/worker.ts'))), options);
  let out = mkdtempSync(join(folder, 'out-'));
  let served: string | undefined;
  let stopped = false;

  return {
    async build() {
      stopped = false;
      const module = await addressOf(join(project, 'build.ts')).catch((error: BuildFailure) => error);
      if (typeof module !== 'string') {
        const messages = await formatMessages(module.errors ?? [{ text: module.message }], { kind: 'error' });
        return { complaint: [...new Set(messages)].join('\n').trim() };
      }
      if (stopped) return 'stopped';
      const ended = await thread.build({ module, out: join(out, 'site') });
      if (ended === 'stopped') {
        // Its folder stays locked as long as this process lives.
        if (out !== served) remove(out);
        out = mkdtempSync(join(folder, 'out-'));
        return ended;
      }
      if ('complaint' in ended) return ended;
      if (served !== out && served !== undefined) remove(served);
      served = out;
      return { url: ended.url, site: join(out, 'site') };
    },
    stop() {
      stopped = true;
      thread.stop();
    },
  };
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
