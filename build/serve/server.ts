import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { styleText } from 'node:util';
import { runCommand } from '../command/command.ts';
import { type Options, optionsFor } from '../command/options.ts';
import { userError } from '../problem.ts';

const flags = {
  port: { type: 'string' },
  host: { type: 'boolean', default: false },
  business: { type: 'string' },
} as const;

const usage = `Options of "npm start --" and "npm run dev --":
  --port N         the port to use, like PORT in the environment (default: 3000, or a free one)
  --host           let phones and other machines in your network connect
  --business PATH  a facts file, or a company's folder (default: site/business.json)
  --help           show this help`;

/**
 * Starts a server with the options of the command line.
 * @param start gets a port that is free, and whether other machines in the network may connect
 */
export const runServer = (start: (options: { port: number; host: boolean; build: Options }) => Promise<void>) =>
  runCommand(flags, usage, async ({ port = process.env.PORT, host, business }) =>
    start({ port: await choosePort(port || undefined, host), host, build: optionsFor(business) }),
  );

/** The address to listen on: this machine only, or all its networks. */
export const listenAddress = (host: boolean) => (host ? '0.0.0.0' : '127.0.0.1');

/**
 * Finds a port to listen on: the requested one, else 3000, else any free one.
 * @throws UserError if the requested one can't be used
 */
export async function choosePort(asked: string | undefined, host: boolean): Promise<number> {
  if (asked && !(/^\d+$/.test(asked) && Number(asked) < 65_536))
    throw userError(`Port ${asked} can’t be used.`, { help: 'Choose a number up to 65535 with --port.' });
  const server = createServer();
  try {
    server.listen(Number(asked ?? 3000), listenAddress(host));
    await once(server, 'listening');
  } catch (error) {
    if (asked === undefined) return choosePort('0', host);
    const reason = (error as Error).message.replace(/^listen \w+: |\.$/g, '');
    throw userError(`Port ${asked} can’t be used: ${reason}.`, { help: 'Choose another one with --port.' });
  }
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Prints the site's addresses: on this machine first, then in the network. */
export function printAddresses(port: number, host: boolean, base: string): void {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const network = interfaces.filter(({ family, internal }) => host && family === 'IPv4' && !internal);
  for (const address of ['127.0.0.1', ...network.map(({ address }) => address)])
    console.log(`  ${styleText('cyan', `http://${address}:${port}${base}`)}`);
  console.log(styleText('dim', '  Stop with Ctrl+C.'));
}
