import { color } from '../command/color.ts';
import { reportFailure } from '../command/report.ts';
import type { Listening } from './listen.ts';
import { help, readServerOptions, type ServerOptions } from './server-options.ts';

/** Runs a server with the options of the command line. It ends with whoever started it, however that one ended. */
export async function runServer(start: (options: ServerOptions) => Promise<void>): Promise<void> {
  try {
    const options = readServerOptions(process.argv.slice(2), process.env);
    if (options.help) return console.log(help);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || process.exit(), 500).unref();
    await start(options);
  } catch (error) {
    reportFailure(error);
  }
}

/** Prints the addresses of a site that stands under `base`. */
export function printAddresses({ origins }: Listening, base: string, note: string): void {
  for (const origin of origins) console.log(`  ${color.cyan(origin + base)}`);
  console.log(color.dim(`  ${note}Stop with Ctrl+C.`));
}
