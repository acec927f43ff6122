import type { Page } from 'playwright-core';

/** The roles of what a page is walked through by. */
const outlined = [
  'heading',
  ...['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'form'],
  ...['status', 'alert'],
];

/** The headings and landmarks of a page in the order of its accessibility tree, a line each: what screen readers list. */
export async function outlineOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = (id: string): string[] => {
    const { ignored, role, name, properties = [], childIds = [] } = byId.get(id) ?? { ignored: true };
    const level = properties.find((property) => property.name === 'level')?.value.value;
    const line = [role?.value, level, name?.value].filter(Boolean).join(' ');
    return [...(!ignored && outlined.includes(role?.value) ? [line] : []), ...childIds.flatMap(lines)];
  };
  return lines(nodes[0]?.nodeId ?? '');
}
