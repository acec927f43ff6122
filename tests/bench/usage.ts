import { writeSync } from 'node:fs';

// Loaded before a measured script: tells its own use of the machine to whoever started it, on file descriptor 3.
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
