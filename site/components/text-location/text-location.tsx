import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

/** A text message that asks for a tow; nothing where the company takes no texts. */
export function TextLocation() {
  const { textPhone } = useBusiness();
  const { label, message } = useContent().messages.layout.location;
  if (!textPhone) return null;
  return (
    <a className="button text-location" href={`sms:${textPhone}?&body=${encodeURIComponent(`${message} `)}`}>
      <Icon name="message" />
      {label}
    </a>
  );
}
