import { readFileSync } from 'node:fs';
import type { Token } from 'markdown-it';
import { expect, test } from 'vitest';
import { nest } from '../../build/text/markdown.ts';
import { parser } from '../../build/text/parser.ts';

/** Every construct that the parser knows, each in every form that its tokens tell apart. */
const constructs = [
  readFileSync('tests/fixtures/markdown.md', 'utf8'),
  '# A\n\nB\n===\n\nC\n---\n\n##### D',
  'a  \nb\\\nc\nd *e* __f__ &copy; \\*',
  '[a](/b/ "c") ![d *e* **f** [g](/h/)](scene:about "i") <https://example.com/> www.example.com',
  '3. a\n5. b\n\n   c\n\n1) d\n\n- 2019. e\n  - [x] f\n- [ ] g\n- h',
  '> a\n> > b\n\n    code\n\n- c\n\n      code',
  '| a | b | c |\n|:--|--:|:-:|\n| d | e | f | g |\n| h |',
  '`a` ~~b~~ <b>c</b> <!-- d -->\n\n```js\ne\n```\n\n***\n\n<p>f</p>\n\n[g]: /h/',
];
const tokensOf = (text: string) => parser().parse(text, {});
/** What becomes of tokens: the nodes, with what is reported of each. */
const treeOf = (tokens: readonly Token[]) => JSON.stringify(nest(tokens, 1));

/** Values that only repeat what another token says, or say it in another way, by the types of tokens that have them. */
const repeated: Readonly<Record<string, RegExp>> = {
  // Its children have it; code is reported as a whole.
  content: /^(?:inline|image|code_block)$/,
  // * and _, - and +, 1. and 1) say the same; a heading's level and a chip's look do not.
  markup: /^(?!heading_open|chip_open)/,
  // The items have their numbers, and the head of a table its columns; all columns are at the left.
  'start="3"': /^ordered_list_open$/,
  'start="2019"': /^ordered_list_open$/,
  'style="text-align:left"': /^t[hd]_open$/,
  'style="text-align:right"': /^td_open$/,
  'style="text-align:center"': /^td_open$/,
  'alt=""': /^image$/,
};
const isRepeated = (change: string, { type }: Token) => repeated[change]?.test(type) === true;

/** A token with one of its values taken away or changed, by what is changed. */
function changesOf(token: Token): [string, object][] {
  const attrs = token.attrs ?? [];
  return [
    ...(token.nesting === 0 && !/^(?:inline|softbreak)$/.test(token.type) && (token.content || token.type !== 'text')
      ? [['whole', { type: 'text', content: '', children: null }] as [string, object]]
      : []),
    ...attrs.map(([name, value]): [string, object] => [
      `${name}="${value}"`,
      { attrs: attrs.flatMap(([other, kept]) => (other === name ? [] : [[other, kept]])) },
    ]),
    ...(token.content ? [['content', { content: `{${token.content}` }] as [string, object]] : []),
    ...(token.info ? [['info', { info: '77' }] as [string, object]] : []),
    ...(token.markup ? [['markup', { markup: '' }] as [string, object]] : []),
  ];
}

/** All lists of tokens in which one value of one token, or of one of its children, is another. */
function changed(tokens: readonly Token[]): { change: string; tokens: Token[] }[] {
  return tokens.flatMap((token, index) => {
    const put = (values: object) =>
      tokens.with(index, Object.assign(Object.create(Object.getPrototypeOf(token)), token, values));
    return [
      ...changesOf(token)
        .filter(([change]) => !isRepeated(change, token))
        .map(([change, values]) => ({ change: `${token.type}: ${change}`, tokens: put(values) })),
      ...changed(token.children ?? []).map(({ change, tokens: children }) => ({ change, tokens: put({ children }) })),
    ];
  });
}

test.each(constructs)('keeps or reports everything that the parser’s tokens say: %s', (text) => {
  const tokens = tokensOf(text);
  const tree = treeOf(tokens);
  const lost = changed(tokens).flatMap((other) => (treeOf(other.tokens) === tree ? [other.change] : []));
  expect([...new Set(lost)]).toEqual([]);
});

test('makes a node for every opening token, except the parts of a table', () => {
  const types = constructs.flatMap((text) => tokensOf(text).filter(({ nesting }) => nesting === 1));
  const without = types.filter((token) => JSON.parse(treeOf([token])).length === 0).map(({ type }) => type);
  expect([...new Set(without)]).toEqual(['thead_open', 'tbody_open']);
});
