import { createRequire } from 'node:module';

// Imported before React, which picks its development or production build when it is loaded.
process.env.NODE_ENV = 'production';
// tsx reads the JSX settings of the folder in which it was started. In any other one, JSX becomes calls of a global React.
Object.assign(globalThis, { React: createRequire(import.meta.url)('react') });
