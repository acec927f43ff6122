import { publicRecord } from '../../business/credentials.ts';
import { wordsIn } from '../../business/fields/text.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { Items } from '../markdown/sentence.tsx';

const mostLines = 3;

/** How a caller can check the company. */
export function KnowUs() {
  const { shared, language } = useContent();
  const { record: after, lines = [] } = shared.knowUs;
  const record = publicRecord(useBusiness());
  return (
    <ul className="list--points">
      {record && (
        <li>
          <Link to={record.url}>
            {wordsIn(record.label, language)} {record.value}
          </Link>{' '}
          {after}
        </li>
      )}
      <Items texts={lines.filter((line) => line.length > 0).slice(0, record ? mostLines - 1 : mostLines)} />
    </ul>
  );
}
