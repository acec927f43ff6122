/** An address for e-mail as a link; where it has no room, its domain takes a line of its own. */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const [user, domain] = address.split('@');
  return (
    <a className={className} href={`mailto:${address}`}>
      {user}@<wbr />
      {domain}
    </a>
  );
}
