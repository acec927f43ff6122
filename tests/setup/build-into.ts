import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../../build/publish.ts';
import { build } from '../../build.ts';
import { writeFacts } from './facts.ts';

/** Builds a site and publishes it into a folder. */
export const buildInto = async (folder: string, options: Parameters<typeof build>[0]) =>
  publish(folder, await build(options), { isOwn: true });

/**
 * Builds the site of an owner with pictures.
 * @param folder a temporary one, for the pictures and the facts; the site is beside it
 * @param pictures by the names of their files
 * @returns the folder of the site
 */
export async function buildPictured(folder: string, pictures: Record<string, string | Uint8Array>, facts: object) {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, 'photos', name), picture);
  const site = `${folder}-site`;
  await buildInto(site, { business: writeFacts(folder, facts), release: false });
  return site;
}
