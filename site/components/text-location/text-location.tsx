import { useBusiness, useContent } from '../../site-context.ts';
import { Sentence } from '../markdown/sentence.tsx';

/** A text message that asks for a tow and, by the script, says where; nothing where the company takes no texts. */
export function TextLocation() {
  const { textPhone } = useBusiness();
  if (!textPhone) return null;
  return (
    <div className="text-location" data-text-location="">
      <TextLocationLink />
      <div role="status">
        <LocationProgress />
      </div>
    </div>
  );
}

/** The link, which begins the message; the script writes the location behind these words. */
export function TextLocationLink() {
  const { textPhone } = useBusiness();
  const { label, found, message } = useContent().messages.layout.location;
  return (
    <a className="button" href={`sms:${textPhone}?&body=${encodeURIComponent(`${message} `)}`}>
      {/* iPhones want `&` before the body, others `?` (RFC 5724): both understand `?&`. */}
      <span>
        {label}
        <span data-outcome="ready" hidden>
          {found}
        </span>
      </span>
    </a>
  );
}

/** What the script tells of the search; hidden, and one of them shown at a time. */
export function LocationProgress() {
  const { label: _, found: __, message: ___, ...outcomes } = useContent().messages.layout.location;
  return Object.entries(outcomes).map(
    ([outcome, words]) =>
      words.length > 0 && (
        <p key={outcome} data-outcome={outcome} hidden>
          <Sentence text={words} />
        </p>
      ),
  );
}
