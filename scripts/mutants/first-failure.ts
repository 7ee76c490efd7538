// Runs the tests of one mutant until one fails: what comes after would tell nothing more.
import { type RunnerTask, type RunnerTestSuite, TestRunner } from 'vitest';

/**
 * Vitest's own `bail` tells it from outside, late, to a process that may already be at the next mutant. Here the run ends in
 * itself: the tests and files that are left are passed over.
 */
// biome-ignore lint/style/noDefaultExport: as Vitest looks for it
export default class FirstFailure extends TestRunner {
  private hasFailed = false;

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    return this.hasFailed ? undefined : super.importFile(path, source);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (suite.result?.state === 'fail') this.end();
  }

  override onAfterRunTask(task: RunnerTask): void {
    super.onAfterRunTask(task);
    if (task.result?.state === 'fail') this.end();
  }

  /** Before any mutant is tried, all that fails is to be told. */
  private end(): void {
    if (this.injectValue('mode') !== 'mutant') return;
    this.hasFailed = true;
    this.cancel('test-failure');
  }
}
