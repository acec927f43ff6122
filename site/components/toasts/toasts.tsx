import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../scenes/icons.tsx';
import { CallLink } from '../call-link/call-link.tsx';

/**
 * Where the quote's messages appear. Both live regions stand empty from the start, so that a screen reader hears what
 * is put into them; the sentences wait in templates.
 */
export function Toasts() {
  return (
    <section className="toasts" aria-label="Messages" data-toasts="">
      <div role="status" />
      <div role="alert" />
      <Toast type="loading" icon="clock">
        Opening the quote form…
      </Toast>
      <Toast type="success" icon="check">
        Your request is in. Thank you.
      </Toast>
      <Toast type="error" icon="alert">
        The quote form did not open. Call us instead: <CallLink />
      </Toast>
    </section>
  );
}

function Toast({ type, icon, children }: { type: string; icon: IconName; children: ReactNode }) {
  return (
    <template data-toast={type}>
      <div className={`toast toast--${type}`} data-shown={type}>
        <Icon name={icon} />
        <p>{children}</p>
        <button type="button">
          <Icon name="close" />
          <span className="visually-hidden">Close this message</span>
        </button>
      </div>
    </template>
  );
}
