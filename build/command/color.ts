import pc from 'picocolors';

/** Colors at a terminal; none in a file, a pipe or a CI's log, and none with NO_COLOR. */
export const color = pc.createColors(
  pc.isColorSupported && process.stdout.isTTY === true && process.stderr.isTTY === true,
);
