import { Fragment } from 'react';
import { wordsIn } from '../../business/fields/text.ts';
import { listOf } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { OutboundLinks } from '../links/outbound-links.tsx';
import { DescriptionList } from './description-list.tsx';

/**
 * What anyone can check about the company: licenses, insurance and its limits, who certified its operators, what it holds (or
 * else the trade's associations, which it may belong to), police lists.
 */
export function Credentials() {
  const {
    license = [],
    operators = [],
    policeLists = [],
    rideAlong,
    insurance,
    recognition = [],
    otherTowingSites,
  } = useBusiness();
  // The insurer is shown with the limits.
  const papers = license.filter(({ value }) => value !== insurance?.insurer);
  const known = recognition.length > 0 ? recognition : otherTowingSites;
  const { messages, language } = useContent();
  const { insuredBy, certifiedBy, askAbout, riding, mayRide, mayNotRide, ...others } = messages.crew.credentials;
  return (
    <DescriptionList
      items={[
        ...papers.map(
          ({ label, value, url }) =>
            [
              wordsIn(label, language),
              <Link key={value} to={url}>
                {value}
              </Link>,
            ] as const,
        ),
        [insuredBy, [insurance?.insurer, others.onHook, others.cargo].filter(Boolean).join(', ')],
        [certifiedBy, operators.length > 0 && <OutboundLinks key="operators" links={operators} />],
        [others.policeLists, listOf(language, policeLists)],
        [riding, rideAlong === undefined ? undefined : rideAlong ? mayRide : mayNotRide],
        [
          others.recognition,
          known.length > 0 && (
            <Fragment key="recognition">
              {recognition.length === 0 && askAbout} <OutboundLinks links={known} />
            </Fragment>
          ),
        ],
      ]}
    />
  );
}
