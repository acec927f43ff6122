/** The milliseconds of CPU that work takes, which a busy machine stretches less than those of the clock. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
