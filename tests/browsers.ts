// `npm run browsers`: brings what `npm test` uses where it is there, and does not install by itself.
import { ensureChromium, findFirefox, findWebKit } from './setup/browsers.ts';
import { aptInstall, findProgram } from './setup/programs.ts';

const programs = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  { name: 'nginx', find: () => findProgram('nginx'), packages: ['nginx-light'] },
  { name: 'Caddy', find: () => findProgram('caddy'), packages: ['caddy'] },
];

console.log(`Chromium: ${ensureChromium()}`);
for (const { name, find, packages } of programs) {
  if (!find()) aptInstall(name, ...packages);
  const file = find();
  console.log(`${name}: ${file ?? `not here; install ${packages.join(' and ')} by hand`}`);
  if (!file) process.exitCode = 1;
}
