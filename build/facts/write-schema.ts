import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { project } from '../project.ts';

/** Where "$schema" in the project's facts leads; git ignores it. */
const file = join(project, 'site/business/business.schema.json');

/**
 * Writes the JSON Schema of the facts, with which text editors complete and explain the fields. `start`, `dev` and `edit` call
 * it; a build writes nothing but its output. Does nothing if the disk or a missing development package prevents it.
 */
export async function writeSchema(schema: GenericSchema): Promise<void> {
  try {
    const { toJsonSchema } = await import('@valibot/to-json-schema');
    writeFileSync(file, `${JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' }), null, 2)}\n`);
  } catch {}
}
