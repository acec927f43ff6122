import type { ReactNode } from 'react';
import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

interface ToastProps {
  /** What a `toast` event calls it by. */
  type: string;
  children: ReactNode;
  /** The call links of the company's numbers, for the one that is shown after a call to one of them. */
  'data-after-call'?: string;
}

/** A message that the script of Toasts shows a copy of. */
export function Toast({ type, children, ...attributes }: ToastProps) {
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
