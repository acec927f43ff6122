import { build } from '../../build.ts';
import { report } from '../command/report.ts';
import { listen } from './listen.ts';
import { printAddresses, runServer } from './run-server.ts';
import { answerFrom } from './site-files.ts';

// `npm start`: builds the site, and serves it under the path that its address has.
void runServer(async ({ port, host, build: options }) => {
  const built = await build(options);
  report(built, options);
  const site = { folder: options.out, base: new URL(built.url).pathname };
  const listening = await listen((request, response) => void answerFrom(site, request, response), port, host);
  printAddresses(listening, site.base, '');
});
