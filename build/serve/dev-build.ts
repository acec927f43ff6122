import '../process.ts';
import { problemsOf } from '../command/problems-of.ts';
import { warningLines } from '../command/report.ts';
import { writeSchema } from '../facts/write-schema.ts';
import { formatProblem } from '../problem.ts';
import type { BuildOptions } from '../sources.ts';
import type { ServedSite } from './serve-file.ts';

/** What the server gets: a site and the lines of its warnings, or why there is none. */
export type Built = { site: ServedSite; warnings: readonly string[] } | { complaint: string };

// dev.ts runs this as a child process, because only a new process loads changed code. It gets options and sends back a site.
process.on('message', async (options: BuildOptions) => process.send?.(await built(options)));

async function built(options: BuildOptions): Promise<Built> {
  try {
    // Imported here, so that a syntax error is reported like any other problem.
    const { build, factsSchema } = await import('../../build.ts');
    await writeSchema(factsSchema);
    const { url, files, problems } = await build({ ...options, readable: true });
    return { site: { url, files: new Map(files) }, warnings: warningLines(problems) };
  } catch (error) {
    return { complaint: problemsOf(error).map(formatProblem).join('\n') };
  }
}
