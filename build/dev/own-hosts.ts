import { hostname, networkInterfaces } from 'node:os';

/** The IPv4 addresses at which other machines in the network find this one. */
export function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/**
 * Whether a request is meant for this machine. Any website can have its name point here, and would then read what is
 * served as if it were its own ("DNS rebinding"): but the browser says which name it was led by.
 * @param header the request's Host
 * @param network whether the machine's names in the network count, too, beside those that only it can use
 */
export function isOwnHost(header: string | undefined, network: boolean): boolean {
  if (!header || !URL.canParse(`http://${header}`)) return false;
  const host = new URL(`http://${header}`).hostname;
  const name = hostname().toLowerCase();
  const own = ['localhost', '127.0.0.1', '[::1]'];
  return own.includes(host) || (network && [name, `${name}.local`, ...networkAddresses()].includes(host));
}
