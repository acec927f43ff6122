// `npm run browsers`: brings what `npm test` and `npm run test:full` use where it is there. Only Chromium they install by themselves.
import { bringChromium, findChromium, findFirefox, findWebKit } from './setup/browsers.ts';
import { aptInstall, findProgram } from './setup/programs.ts';

const programs = [
  { name: 'Chromium', find: findChromium, bring: bringChromium },
  { name: 'Firefox', find: findFirefox, bring: () => aptInstall('Firefox', 'firefox-esr') },
  { name: 'WebKit', find: findWebKit, bring: () => aptInstall('WebKit', 'webkit2gtk-driver', 'xvfb') },
  { name: 'nginx', find: () => findProgram('nginx'), bring: () => aptInstall('nginx', 'nginx-light') },
  { name: 'Caddy', find: () => findProgram('caddy'), bring: () => aptInstall('Caddy', 'caddy') },
];

for (const { name, find, bring } of programs) {
  if (!find()) bring();
  const file = find();
  console.log(`${name}: ${file ?? 'not here, and could not be installed: install it by hand'}`);
  if (!file) process.exitCode = 1;
}
