import type { ReactNode } from 'react';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { TextLocation } from '../text-location/text-location.tsx';

/**
 * Messages about the quote form, and one that offers a text to visitors who come back from a call; nothing if the owner has
 * neither a form nor a number for texts. Both live regions are there from the start, empty, or screen readers wouldn't
 * announce what is put into them.
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
  /** Its name in `toast` events. */
  type: string;
  children: ReactNode;
  /** For the toast after a call: the `tel:` addresses of the company's numbers. */
  'data-after-call'?: string;
}

/** A message. The script shows a copy of it. */
function Toast({ type, children, ...attributes }: ToastProps) {
  const { close } = useContent().messages.layout.toasts;
  return (
    <template data-toast={type} {...attributes}>
      <div className="toast panel">
        <div className="stack">{children}</div>
        <button className="icon-button" type="button">
          <Icon name="close" />
          <span className="visually-hidden">{close}</span>
        </button>
      </div>
    </template>
  );
}
