import { type Options, parseOptions, withDefaults } from '../command/options.ts';
import { reportFailure } from '../command/report.ts';
import { choosePort } from './address.ts';

const options = {
  port: { type: 'string' },
  host: { type: 'boolean', default: false },
  business: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const usage = `Options of "npm start --" and "npm run dev --":
  --port N         listen on this port; PORT in the environment says the same (without either: 3000, or a free one)
  --host           answer phones and other machines in your network, too
  --business FILE  facts other than those in site/business.json
  --help           this list`;

/**
 * Starts a server with the options of the command line, and tells in a sentence each what is wrong with them.
 * @param start gets a port that is free, and whether other machines in the network may connect
 */
export async function runServer(
  start: (options: { port: number; host: boolean; build: Options }) => Promise<void>,
): Promise<void> {
  try {
    const names = '--port N, --host, --business FILE and --help';
    const { port = process.env.PORT, host, business, help } = parseOptions(options, names);
    if (help) return console.log(usage);
    const build = withDefaults(business === undefined ? {} : { business });
    await start({ port: await choosePort(port || undefined, host), host, build });
  } catch (error) {
    reportFailure(error);
  }
}
