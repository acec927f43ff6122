/** An address for e-mail as a link; where there is no room for it, it breaks before its domain. */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const [name, domain] = address.split(/(?=@[^@]*$)/);
  return (
    <a className={className} href={`mailto:${address}`}>
      {name}
      <wbr />
      {domain}
    </a>
  );
}
