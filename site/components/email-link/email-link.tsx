/** An address for e-mail as a link. */
export const EmailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
