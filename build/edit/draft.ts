import * as fs from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { contentHash } from '../assets/asset.ts';
import type { Problem } from '../problem.ts';
import { project } from '../project.ts';
import { keepPhoto, keptPhoto } from './kept-photos.ts';
import { isPhoto } from './owner-files.ts';

const files = v.record(v.string(), v.nullable(v.string()));

/** Files that the owner changed and did not save yet, and what these were when the change began. */
export const draftSchema = v.object({ files, base: files });
export type Draft = v.InferOutput<typeof draftSchema>;

/** Where editors of a company keep what is theirs; git ignores it. */
const folderOf = (factsFile: string) => join(project, 'node_modules/.cache/site-editor', contentHash(factsFile));

/** The file for the address of the editor that runs. */
export const noteOf = (factsFile: string) => `${folderOf(factsFile)}.address`;

/**
 * Keeps unsaved changes on the disk, in a folder that git ignores: they outlive the tab and the process.
 * @param factsFile of the company; each has a draft of its own
 */
export function draftOf(factsFile: string) {
  const folder = folderOf(factsFile);
  const file = join(folder, 'draft.json');
  return {
    /** The draft, if there is one that can be read; its photos are kept from then on. */
    read(): Draft | undefined {
      try {
        const draft = v.parse(draftSchema, JSON.parse(fs.readFileSync(file, 'utf8')));
        for (const name of fs.readdirSync(folder))
          if (!name.startsWith('draft')) keepPhoto(fs.readFileSync(join(folder, name)));
        return draft;
      } catch {
        return undefined;
      }
    },
    /** Keeps a draft with the bytes of its photos; one without files is forgotten. @returns a warning where the disk refuses */
    write(draft: Draft): Problem[] {
      const changed = Object.entries(draft.files);
      try {
        if (changed.length === 0) {
          fs.rmSync(folder, { recursive: true, force: true });
          return [];
        }
        fs.mkdirSync(folder, { recursive: true });
        for (const [name, checksum] of changed) {
          const photo = isPhoto(name) && checksum ? keptPhoto(checksum) : undefined;
          if (photo) fs.writeFileSync(join(folder, `${checksum}`), photo);
        }
        fs.writeFileSync(`${file}.tmp`, JSON.stringify(draft));
        fs.renameSync(`${file}.tmp`, file);
        return [];
      } catch (error) {
        const message = `What isn’t saved can’t be kept for later: ${(error as Error).message}.`;
        return [{ severity: 'warning', message, help: 'Save before you close this page.' }];
      }
    },
  };
}
