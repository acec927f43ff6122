import { useBusiness } from '../../site-context.ts';

/** Characters from which a word of the name does not fit a phone's headings, and a name not two lines of a header. */
const long = { word: 14, name: 25, everything: 41 };

/** The company's name; one that is long, or has a long word, is set smaller where there is little room. */
export function CompanyName() {
  const { name } = useBusiness();
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const modifiers = [
    ...(longestWord >= long.word ? ['company-name--long-word'] : []),
    ...(name.length >= long.everything
      ? ['company-name--longest']
      : name.length >= long.name
        ? ['company-name--long']
        : []),
  ];
  return <span className={['company-name', ...modifiers].join(' ')}>{name}</span>;
}
