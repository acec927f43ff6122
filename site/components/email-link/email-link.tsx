/** An address for e-mail as a link. */
export const EmailLink = ({ address, className }: { address: string; className?: string }) => (
  <a className={className} href={`mailto:${address}`}>
    {address}
  </a>
);
