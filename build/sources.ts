import { dirname, join, resolve } from 'node:path';
import { readImages } from './assets/images/images.ts';
import { displayPath, project, textsFolder } from './project.ts';
import { ownTextProblems } from './text/text-files.ts';

/** The options of a build; the paths are absolute. */
export interface BuildOptions {
  business: string;
  release: boolean;
  /** Whether overdue sources and rates are only a warning in a release. */
  allowOverdue?: boolean;
  /** Whether pages keep their class names and all tags, for tests and developers; else they are as short as can be. */
  readable?: boolean;
  /** A folder of texts to use instead of the project's, such as a draft. */
  texts?: string;
  /** The moment, which tests choose. */
  now?: Date;
}

/** A company's folders, next to its facts. */
export function ownFolders(business: string) {
  const beside = (name: string) => join(dirname(resolve(business)), name);
  return { photos: beside('photos'), static: beside('static'), content: beside('content') };
}

/** What a build reads, on demand. A company's own files come before the project's. */
export function sourcesOf({ business, texts: shared = textsFolder }: BuildOptions) {
  const own = ownFolders(business);
  const texts = { own: own.content, shared: resolve(shared) };
  return {
    facts: resolve(business),
    images: () => readImages(own.photos),
    /** As messages show it. */
    photosFolder: displayPath(own.photos),
    /** The folders of a language's texts, the company's own first. */
    textsOf: (language: string) => [...new Set([texts.own, texts.shared])].map((folder) => resolve(folder, language)),
    textProblems: () => ownTextProblems(texts),
    statics: [own.static, join(project, 'static')] as const,
  };
}
