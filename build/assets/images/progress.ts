import { Presets, SingleBar } from 'cli-progress';

/** A bar on the terminal, which appears with the first step and goes when it is stopped; nowhere else is anything shown. */
export function progress(title: string, total: number): { step(): void; stop(): void } {
  const format = `${title} {bar} {value} of {total}`;
  const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic);
  return {
    step() {
      if (!bar.isActive) bar.start(total, 0);
      bar.increment();
    },
    stop: () => bar.stop(),
  };
}
