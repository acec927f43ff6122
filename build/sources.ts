import { dirname, join, resolve } from 'node:path';
import { findImages, makeImages } from './assets/images/images.ts';
import { displayPath, project, textsFolder } from './project.ts';
import { languageFolders, ownTextNotes, ownTextProblems, ownTexts } from './text/text-folders.ts';

/** The options of a build; the paths are absolute. */
export interface BuildOptions {
  business: string;
  release: boolean;
  /** Whether a release reports what is overdue, a source or the rates, rather than refusing it. */
  allowOverdue?: boolean;
  /** The folder of texts in the place of the project's, such as that of a draft. */
  texts?: string;
}

/** The folders beside the facts that a company's site is made of. */
export function ownFolders(business: string) {
  const beside = (name: string) => join(dirname(resolve(business)), name);
  return { photos: beside('photos'), static: beside('static'), content: beside('content') };
}

/** What a build reads, each when it is asked for: the company's own files go before those of the project. */
export function sourcesOf({ business, texts: shared = textsFolder }: BuildOptions) {
  const own = ownFolders(business);
  const texts = { own: own.content, shared: resolve(shared) };
  return {
    facts: resolve(business),
    images: () => makeImages(findImages(own.photos)),
    /** As messages show it. */
    photosFolder: displayPath(own.photos),
    textsOf: (language: string) => languageFolders(texts, language),
    textProblems: () => ownTextProblems(texts),
    ownTexts: () => ownTexts(texts),
    ownTextNotes: (used: readonly string[]) => ownTextNotes(texts, used),
    statics: [own.static, join(project, 'static')] as const,
  };
}
