import { Fragment } from 'react';

/** An address for e-mail as a link; where there is no room for it, it breaks before its domain, and before a part of that. */
export const EmailLink = ({ address, className }: { address: string; className?: string }) => (
  <a className={className} href={`mailto:${address}`}>
    <span>
      {address.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
);
