import { useSite } from '../../site-context.ts';

/** A link to each other language, under its own name: to the same page if it has it, or else to its home page. */
export function LanguageSwitch() {
  const { contents, content, alternates, path, href } = useSite();
  const others = contents.filter(({ language }) => language !== content.language);
  return others.map(({ language, name, home }) => (
    <a
      key={language}
      className="language-switch lone-link"
      lang={language}
      hrefLang={language}
      href={href(alternates.get(path)?.[language] ?? home)}
    >
      {name}
    </a>
  ));
}
