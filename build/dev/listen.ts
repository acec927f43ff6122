import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Listens on a port, or the next one that is free, and gives it. */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= 65_535) throw error;
    return listen(server, port + 1);
  }
}

/** Where the server answers: on this machine, and for the phones in the same network. */
export function addresses(port: number, base: string): string[] {
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const hosts = others.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return ['localhost', ...hosts].map((host) => `http://${host}:${port}${base}`);
}
