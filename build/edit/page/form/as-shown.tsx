import { useEditor } from '../editor.ts';

/** Words as the site shows them, with the facts in place of their names; nothing where there are no names in them. */
export function AsShown({ text }: { text: string }) {
  const { shown, lacking } = inFacts(text, useEditor().kind?.words ?? {});
  if (lacking.length === 0 && shown === text) return null;
  return (
    <p className="field-description">
      {lacking.length > 0 ? `Not on your site: you haven’t given ${lacking.join(', ')}.` : `On your site: ${shown}`}
    </p>
  );
}

/** A text with the facts in place of their names, and the names of those that the company lacks; unknown names stay. */
export function inFacts(text: string, facts: Readonly<Record<string, string>>) {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    shown: text.replace(/\{(\w+)\}/g, (braces, name) => (Object.hasOwn(facts, name) ? `${facts[name]}` : braces)),
    lacking: names.filter((name) => facts[name] === ''),
  };
}
