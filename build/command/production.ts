import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// React picks its build by this variable when it is first loaded, so this module is imported before it.
process.env.NODE_ENV = 'production';
// tsx reads the JSX settings from the folder that it was started in; from any other one, JSX becomes calls of a global.
Object.assign(globalThis, { React: createRequire(import.meta.url)('react') });
// V8 takes what the first pages are made of for what stays, and would keep page after page until a full collection;
// and it lets what did stay grow manifold before it collects at all.
setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--heap-growing-percent=30');
