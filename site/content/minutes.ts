import type { Article } from '../../build/route.ts';
import type { Content } from './content.ts';
import type { PostData } from './front-matter.ts';
import type { HomeData, PageTexts } from './page-schemas.ts';

// What an adult reads in a minute (https://doi.org/10.1016/j.jml.2019.104047 gives 238 for nonfiction).
const wordsPerMinute = 230;

/** How long it takes to read a post, and who to call, which a post with first steps begins with. */
export function minutesOf(
  { data, intro, sections }: Article<PostData>,
  home: PageTexts['home'],
  toPlainText: Content['toPlainText'],
) {
  const asked: Partial<HomeData['whoToCall']> = (data.doNow && home?.data.whoToCall) ?? {};
  const { question = '', danger = [], safeGround = [], wayOut = [] } = asked;
  const places = Object.values(asked.places ?? {});
  const answers = [...danger, ...safeGround, wayOut, ...places.flatMap(({ answer = [] }) => answer)];
  const words = sections.flatMap(({ title, blocks }) => [title, blocks]);
  const texts = [
    ...[data.title, question, ...places.map(({ title = '' }) => title)],
    ...[...answers, data.lead, ...(data.doNow ?? []), intro, ...words].map(toPlainText),
  ];
  const count = texts.flatMap((text) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}
