import type { Article, Problem } from '../../build/route.ts';
import { expectedName } from '../../build/text/text-reader.ts';
import { servicePath } from '../paths.ts';
import type { ServiceData } from './front-matter.ts';
import type { HomeData } from './page-schemas.ts';
import { partsOf } from './parts.ts';

/**
 * The tiles of home that do not open their own answers: a driver who taps "Flat tire" must not land on a page about
 * batteries. A tile links to a heading by its id; whether a page of another language has it, the audit of the build reports.
 */
export const tileProblems = (home: Article<HomeData>, services: readonly Article<ServiceData>[]): Problem[] =>
  Object.entries(home.data.breakdowns.items).flatMap(([icon, nodes = []]): Problem[] => {
    if (nodes.length === 0) return [];
    const link = nodes.find((node) => node.kind === 'link');
    const [page = '', id = ''] = link?.to.split('#') ?? [];
    const service = services.find(({ slug }) => servicePath(slug) === page);
    // Of a section that this company’s text is without, the tile goes, too.
    if (service?.lostIds.includes(id)) return [];
    const ids =
      service?.sections.flatMap((section) => [
        section.id,
        ...partsOf(section).parts.flatMap(({ heading }) => heading.id ?? []),
      ]) ?? [];
    if (id && (!service || ids.includes(id))) return [];
    const message = service ? expectedName(id, ids, (name) => `${page}#${name}`) : 'Link to a heading.';
    const path = ['breakdowns', 'items', icon];
    const found = 'doesn’t lead to an answer of its own';
    return [{ severity: 'error', ...home.placeOf(path), found, message }];
  });
