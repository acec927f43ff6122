import { useBusiness } from '../../site-context.ts';

/** Characters from which a word is too long for a phone's headings, and a name for two lines of a header. */
const longFrom = { word: 14, name: 25, longestName: 41 };

/** The company's name; one that is long, or has a long word, is smaller on narrow screens. */
export function CompanyName() {
  const { name } = useBusiness();
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const modifiers = [
    ...(longestWord >= longFrom.word ? ['company-name--long-word'] : []),
    ...(name.length >= longFrom.longestName
      ? ['company-name--longest']
      : name.length >= longFrom.name
        ? ['company-name--long']
        : []),
  ];
  return <span className={['company-name', ...modifiers].join(' ')}>{name}</span>;
}
