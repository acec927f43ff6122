/** An email address as a link, which may break after its `@`. */
export function EmailLink({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
