import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';

const icons = { loading: 'clock', success: 'check', error: 'alert' } as const;

/**
 * Messages about the quote form; nothing for an owner without one. Both live regions are there from the start, and
 * empty, so that screen readers announce a message that is put into one of them.
 */
export function Toasts() {
  const { quoteFormId } = useBusiness();
  const { toasts } = useContent().messages.layout;
  if (!quoteFormId) return null;
  return (
    <section className="toasts" aria-label={toasts.label} data-toasts="">
      <div role="status" />
      <div role="alert" />
      {(['loading', 'success', 'error'] as const).map((type) => (
        <template key={type} data-toast={type}>
          <div className="toast">
            <Icon name={icons[type]} />
            <Paragraph text={toasts[type]} />
            <button type="button">
              <Icon name="close" />
              <span className="visually-hidden">{toasts.close}</span>
            </button>
          </div>
        </template>
      ))}
    </section>
  );
}
