import { publish } from '../../build/publish.ts';
import { build } from '../../build.ts';

/** Builds a site and publishes it into a folder. */
export const buildInto = async (folder: string, options: Parameters<typeof build>[0]) =>
  publish(folder, await build(options), { isOwn: true });
