import { wordsIn } from '../../business/fields/words.ts';
import { formatDollars } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Link } from '../link/link.tsx';

/** What can be checked about the company: licenses, insurance with its limits, who certified its operators. */
export function Credentials() {
  const { license = [], insurance, operators = [] } = useBusiness();
  const { messages, language } = useContent();
  const { insuredBy, onHook, cargo, certifiedBy } = messages.crew.credentials;
  const limits = [
    insurance?.onHook && onHook({ limit: formatDollars(language, insurance.onHook) }),
    insurance?.cargo && cargo({ limit: formatDollars(language, insurance.cargo) }),
  ];
  return (
    <DescriptionList
      className="credentials"
      items={[
        ...license.map(
          ({ label, value, url }) =>
            [
              wordsIn(label, language),
              <Link key={value} to={url}>
                {value}
              </Link>,
            ] as const,
        ),
        [insuredBy, insurance && [insurance.insurer, ...limits].filter(Boolean).join(', ')],
        [
          certifiedBy,
          operators.length > 0 && (
            <ul>
              {operators.map(({ name, url }) => (
                <li key={name}>
                  <Link to={url}>{name}</Link>
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}
