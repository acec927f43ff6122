import type { Article, Markdown, TextNode } from '../../build/route.ts';
import { expectedName, type TextReader } from '../../build/text/text-reader.ts';
import { servicePath } from '../navigation.ts';
import type { ServiceData } from './front-matter.ts';

/**
 * Reports each tile of home that does not open its own answer: a driver who taps "Flat tire" must not land on a page about
 * batteries. A tile links to a heading by its id; whether a page of another language has it, the audit of the build tells.
 * @param written the tiles as they stand in the file, by their icons
 * @param read the same as they hold for this owner
 */
export function checkTiles(
  reader: TextReader,
  written: Readonly<Record<string, Markdown>>,
  read: Readonly<Record<string, readonly TextNode[]>>,
  services: readonly Article<ServiceData>[],
): void {
  for (const [icon, nodes] of Object.entries(read)) {
    if (nodes.length === 0) continue;
    const [link] = nodes.filter((node) => node.kind === 'link');
    const [page = '', id = ''] = link?.to.split('#') ?? [];
    const service = services.find(({ slug }) => servicePath(slug) === page);
    const ids = service?.sections.flatMap((section) => [section.id, ...section.blocks.flatMap(idOf)]) ?? [];
    if (id && (!service || ids.includes(id))) continue;
    const expected = service ? expectedName(id, ids, (name) => `${page}#${name}`) : 'expected a link to a heading.';
    const text = written[icon]?.markdown ?? '';
    reader.reportMessage(
      ['home', 'breakdowns', 'items', icon],
      text,
      `found the tile "${icon}" without an answer of its own, ${expected}`,
    );
  }
}

const idOf = (node: TextNode) => (node.kind === 'h3' && node.id) || [];
