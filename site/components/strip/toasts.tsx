import type { ReactNode } from 'react';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { TextLocation } from '../text-location/text-location.tsx';

/**
 * Messages about the quote form, and one that offers a text to visitors who come back from a call; nothing for an owner
 * without a form and a number for texts. Both live regions are there from the start, and empty, so that screen readers
 * announce a message that is put into one of them.
 */
export function Toasts() {
  const { quoteFormId, phone, secondPhone, textPhone } = useBusiness();
  const { messages, shared } = useContent();
  const calls = [phone, secondPhone].flatMap((number) => (number ? `tel:${number}` : []));
  if (!quoteFormId && !textPhone) return null;
  return (
    <section className="toasts" aria-label={messages.layout.toasts.label} data-toasts="">
      <div role="status" />
      <div role="alert" />
      {quoteFormId &&
        (['loading', 'success', 'error'] as const).map((type) => (
          <Toast key={type} type={type}>
            <Paragraph text={shared.toasts[type]} />
          </Toast>
        ))}
      {textPhone && (
        <Toast type="call" data-after-call={calls.join(' ')}>
          <Paragraph text={shared.toasts.call} />
          <div className="actions">
            <TextLocation isBrief />
          </div>
        </Toast>
      )}
    </section>
  );
}

interface ToastProps {
  /** What a `toast` event calls it by. */
  type: string;
  children: ReactNode;
  /** The call links of the company's numbers, for the one that is shown after a call to one of them. */
  'data-after-call'?: string;
}

/** A message that the script shows a copy of. */
function Toast({ type, children, ...attributes }: ToastProps) {
  const { close } = useContent().messages.layout.toasts;
  return (
    <template data-toast={type} {...attributes}>
      <div className="toast panel">
        <div>{children}</div>
        <button className="icon-button" type="button">
          <Icon name="close" />
          <span className="visually-hidden">{close}</span>
        </button>
      </div>
    </template>
  );
}
