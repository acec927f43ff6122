import type { Reporter, TestModule } from 'vitest/node';

/** Names, under all failures, the command that repeats each file that has one. */
export default class RepeatReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.filter((module) => !module.ok());
    if (failed.length > 0) console.error('Repeat what failed, file by file:');
    for (const { relativeModuleId } of failed) console.error(`  npm test -- ${relativeModuleId}`);
  }
}
