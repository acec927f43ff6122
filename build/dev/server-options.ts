import { parseArgs } from 'node:util';
import { type Options, withDefaults } from '../command/options.ts';
import { Fault } from '../fault.ts';

/** What the command line of a server chose. */
export interface ServerOptions {
  port: number;
  /** Whether other machines may ask, too. */
  host: boolean;
  /** The options of its builds. */
  build: Options;
  help: boolean;
}

/** What `--help` prints. */
export const help = `Options of "npm start --" and "npm run dev --":
  --port N         listen on this port, or the next one that is free (3000, or what PORT says)
  --host           answer phones and other machines in your network, too
  --business FILE  facts other than those in site/business.json
  --help           this list`;

const options = {
  port: { type: 'string' },
  host: { type: 'boolean', default: false },
  business: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line: `[--port N] [--host] [--business FILE] [--help]`.
 * @param environment its PORT counts where there is no `--port`
 * @throws Fault for an unknown option, or a port that is none
 */
export function readServerOptions(args: readonly string[], environment: NodeJS.ProcessEnv = {}): ServerOptions {
  const { port, host, business, help } = valuesOf(args);
  return {
    port: portOf('--port', port) ?? portOf('PORT', environment.PORT || undefined) ?? 3000,
    host,
    build: withDefaults(business === undefined ? {} : { business }),
    help,
  };
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535))
    return text === undefined ? undefined : Number(text);
  throw new Fault([`${name} is "${text}", expected a number from 0 to 65535.`]);
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Fault([(error as Error).message, 'The options are --port N, --host, --business FILE and --help.']);
  }
}
