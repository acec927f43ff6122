import type { Article } from '../../build/route.ts';
import type { Content } from './content.ts';
import type { PostData } from './front-matter.ts';
import type { PageTexts } from './page-schemas.ts';

// What an adult reads in a minute (https://doi.org/10.1016/j.jml.2019.104047 gives 238 for nonfiction).
const wordsPerMinute = 230;

/** How long it takes to read a post, and who to call, which a post with first steps begins with. */
export function minutesOf(
  { data, intro, sections }: Article<PostData>,
  home: PageTexts['home'],
  toPlainText: Content['toPlainText'],
) {
  const asked = data.doNow && home?.data.whoToCall;
  const places = Object.values(asked?.places ?? {});
  const answers = asked
    ? [...asked.danger, ...asked.safeGround, asked.wayOut, ...places.flatMap(({ answer = [] }) => answer)]
    : [];
  const parts = [...answers, data.lead, ...(data.doNow ?? []), intro];
  const words = sections.flatMap(({ title, blocks }) => [title, blocks]);
  const texts = [
    data.title,
    asked?.question ?? '',
    ...places.map(({ title = '' }) => title),
    ...[...parts, ...words].map(toPlainText),
  ];
  const count = texts.flatMap((text) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}
