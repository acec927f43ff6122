import { createRequire } from 'node:module';

// Checked before modules that an older Node cannot load; the same as "engines" in package.json.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 && !(major === 20 && minor >= 19) && !(major === 22 && minor >= 16)) {
  console.error(
    `✗ This is Node ${process.versions.node}. The site needs 20.19, 22.16, or 24 and up. Get it at https://nodejs.org.`,
  );
  process.exit(1);
}

// Imported before React, which picks its development or production build when it is loaded.
process.env.NODE_ENV = 'production';
// tsx reads the JSX settings of the folder in which it was started. In any other one, JSX becomes calls of a global React.
Object.assign(globalThis, { React: createRequire(import.meta.url)('react') });
