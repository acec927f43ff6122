import { wordsIn } from '../../business/fields/text.ts';
import { capitalized } from '../../content/intl.ts';
import { paymentList } from '../../content/payments.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';
import { DescriptionList } from '../rows/description-list.tsx';

/** The yard's address, hours, papers to bring and ways to pay; nothing if the company has no yard. */
export function YardCard() {
  const { yard } = useBusiness();
  const { messages, language } = useContent();
  const { address, hours, papers, payment } = messages.yard;
  if (!yard) return null;
  return (
    <DescriptionList
      items={[
        [address, <Address key="address" address={yard.address} />],
        [hours, wordsIn(yard.releaseHours, language)],
        [papers, capitalized(yard.papers.map((paper) => wordsIn(paper, language)).join(', '), language)],
        [payment, capitalized(paymentList(yard.payment, language, messages.phrases.payments), language)],
      ]}
    />
  );
}
