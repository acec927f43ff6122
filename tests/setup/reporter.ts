import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { sampleFiles, whyNotSample } from './sample.ts';

/** Names, under all failures, the command that repeats each file that has one; and what is skipped in an owner's project. */
export default class OwnReporter implements Reporter {
  #skipped: readonly string[] = [];

  onInit({ projects }: Vitest): void {
    if (projects.some(({ name }) => name === 'node') && whyNotSample()) this.#skipped = sampleFiles();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.filter((module) => !module.ok());
    if (failed.length > 0) console.error('Repeat what failed, file by file:');
    for (const { relativeModuleId } of failed) console.error(`  npm test -- ${relativeModuleId}`);
    if (this.#skipped.length === 0) return;
    console.log(`Skipped, as they read the sample’s words and ${whyNotSample()}:`);
    for (const file of this.#skipped) console.log(`  ${file}`);
  }
}
