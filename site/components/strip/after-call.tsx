import { useBusiness, useContent } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { TextLocation } from '../text-location/text-location.tsx';
import { Toast } from './toast.tsx';

/** A message that offers a text to visitors who come back from a call; nothing where the company takes no texts. */
export function AfterCall() {
  const { phone, secondPhone, textPhone } = useBusiness();
  const { toasts } = useContent().shared;
  if (!textPhone) return null;
  const calls = [phone, secondPhone].flatMap((number) => (number ? `tel:${number}` : []));
  return (
    <Toast type="call" data-after-call={calls.join(' ')}>
      <Paragraph text={toasts.call} />
      <div className="actions">
        <TextLocation isBrief />
      </div>
    </Toast>
  );
}
