import { parseArgs } from 'node:util';
import { type Options, withDefaults } from '../command/options.ts';
import { reportFailure } from '../command/report.ts';
import { Fault } from '../fault.ts';

/** What the command line of a server chose. */
export interface ServerOptions {
  /** The port that was asked for, if any; 0 is any free one. */
  port: number | undefined;
  /** Whether other machines in the network may connect. */
  host: boolean;
  build: Options;
}

const help = `Options of "npm start --" and "npm run dev --":
  --port N         listen on this port; PORT in the environment says the same (without either: 3000, or a free one)
  --host           answer phones and other machines in your network, too
  --business FILE  facts other than those in site/business.json
  --help           this list`;

const options = {
  port: { type: 'string' },
  host: { type: 'boolean', default: false },
  business: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Starts a server with the options of the command line, and tells in a sentence each what is wrong with them. */
export async function runServer(start: (options: ServerOptions) => Promise<void>): Promise<void> {
  try {
    const options = readServerOptions(process.argv.slice(2), process.env);
    if (options) await start(options);
    else console.log(help);
  } catch (error) {
    reportFailure(error);
  }
}

/**
 * Reads the command line: `[--port N] [--host] [--business FILE]`.
 * @param environment its PORT counts where there is no `--port`
 * @returns the options, or nothing where it asks for help
 * @throws Fault for an unknown option, or a port that is none
 */
export function readServerOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServerOptions | undefined {
  const { port, host, business, help } = valuesOf(args);
  if (help) return;
  return {
    port: portOf('--port', port) ?? portOf('PORT', environment.PORT || undefined),
    host,
    build: withDefaults(business === undefined ? {} : { business }),
  };
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Fault([`${name} is "${text}", expected a number from 0 to 65535.`]);
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Fault([(error as Error).message, 'The options are --port N, --host, --business FILE and --help.']);
  }
}
