import pc from 'picocolors';

/** Colors for a terminal; none where the output goes to a file, a pipe or a CI's log, and none with NO_COLOR. */
export const color = pc.createColors(
  pc.isColorSupported && process.stdout.isTTY === true && process.stderr.isTTY === true,
);
