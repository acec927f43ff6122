import { useBusiness, useContent } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { AfterCall } from './after-call.tsx';
import { Toast } from './toast.tsx';

/**
 * Messages about the quote form, and the one after a call; nothing for an owner without a form and a number for texts.
 * Both live regions are there from the start, and empty, so that screen readers announce a message that is put into one
 * of them.
 */
export function Toasts() {
  const { quoteFormId, textPhone } = useBusiness();
  const { messages, shared } = useContent();
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
      <AfterCall />
    </section>
  );
}
