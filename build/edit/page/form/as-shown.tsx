import { useEditor } from '../editor.ts';
import { inFacts } from '../fields.ts';

/** Words as the site shows them, with the facts in place of their names; and where their length is limited, what it is. */
export function AsShown({
  text,
  least,
  most,
}: {
  text: string;
  least?: number | undefined;
  most?: number | undefined;
}) {
  const { kind } = useEditor();
  const { shown, lacking } = inFacts(text, kind?.words ?? {});
  return (
    <>
      {shown !== text && lacking.length === 0 && <p className="field-description">On your site: {shown}</p>}
      {lacking.length > 0 && (
        <p className="field-description">Not on your site: you haven’t given {lacking.join(', ')}.</p>
      )}
      {least && most && (
        <p className="length">
          {shown.length} characters of {least} to {most}
        </p>
      )}
    </>
  );
}
