import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { color } from '../command/color.ts';
import { Fault } from '../fault.ts';

const defaultPort = 3000;
/** By the codes of Node's errors. */
const reasons = new Map<string | undefined, string>([
  ['EADDRINUSE', 'another program listens there'],
  ['EACCES', 'those below 1024 are for administrators'],
  ['ERR_SOCKET_BAD_PORT', 'a port is a number from 1 to 65535'],
]);

/** The address to listen on: this machine alone, or every network that it is in. */
export const listenAddress = (host: boolean) => (host ? '0.0.0.0' : '127.0.0.1');

/**
 * Finds a port to listen on: the one that was asked for, else 3000, else any free one, and says so.
 * @throws Fault where the one that was asked for cannot be had
 */
export async function choosePort(asked: string | undefined, host: boolean): Promise<number> {
  const server = createServer();
  try {
    server.listen(Number(asked ?? defaultPort), listenAddress(host));
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = reasons.get(code) ?? message;
    if (asked !== undefined)
      throw new Fault([`Port ${asked} cannot be had: ${reason}. Choose another one with --port.`]);
    console.log(`Port ${defaultPort} cannot be had, so it is another one: ${reason}.`);
    return choosePort('0', host);
  }
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Prints where the site is, with the path that it stands under: for this machine first, then for the network. */
export function printAddresses(port: number, host: boolean, base: string): void {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const network = interfaces.filter(({ family, internal }) => host && family === 'IPv4' && !internal);
  for (const address of ['127.0.0.1', ...network.map(({ address }) => address)])
    console.log(`  ${color.cyan(`http://${address}:${port}${base}`)}`);
  console.log(color.dim('  Stop with Ctrl+C.'));
}
