import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isOwnHost, networkAddresses } from './own-hosts.ts';

/** A server that listens, and the addresses at which it does: the machine's own first, then those for the network. */
export interface Listening {
  server: Server;
  origins: string[];
}

/**
 * Listens on a port, or the next one that is free, and answers requests that are meant for this machine.
 * @param network whether other machines may ask, too
 */
export async function listen(answer: RequestListener, port: number, network = false): Promise<Listening> {
  const server = createServer((request, response) => {
    if (isOwnHost(request.headers.host, network)) answer(request, response);
    else response.writeHead(403, { 'content-type': 'text/plain' }).end('This server does not go by that name.\n');
  });
  const taken = await listenFrom(server, port, network);
  const hosts = ['127.0.0.1', ...(network ? networkAddresses() : [])];
  return { server, origins: hosts.map((host) => `http://${host}:${taken}`) };
}

async function listenFrom(server: Server, port: number, network: boolean): Promise<number> {
  try {
    server.listen({ port, ...(!network && { host: '127.0.0.1' }) });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= 65_535) throw error;
    return listenFrom(server, port + 1, network);
  }
}
