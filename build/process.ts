import { createRequire } from 'node:module';

// React picks its build by this variable when it is first loaded, so this module is imported before it.
process.env.NODE_ENV = 'production';
// tsx reads the JSX settings from the folder that it was started in; from any other one, JSX becomes calls of a global.
Object.assign(globalThis, { React: createRequire(import.meta.url)('react') });
