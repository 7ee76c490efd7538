// A file of tests that fails as a whole, while it loads or before its first test, fails its first test: Stryker reads tests
// alone, and would take the mutant for one that nobody notices.
import type { RunnerTask, RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

export class FailedFiles implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(): void {
    for (const file of this.vitest?.state.getFiles() ?? []) failFirst(file);
  }
}

/** Its first test fails with what the file failed with; one is made up where the file was not read that far. */
export function failFirst(file: RunnerTestFile): void {
  const errors = file.result?.errors;
  if (file.result?.state !== 'fail' || !errors?.length) return;
  const tests = testsIn(file.tasks);
  if (tests.some((test) => test.result?.state === 'fail')) return;
  const first = tests[0];
  const result = { state: 'fail' as const, errors };
  if (first) Object.assign(first, { mode: 'run', result });
  else
    file.tasks.push({
      id: `${file.id}_loads`,
      type: 'test',
      name: 'loads',
      mode: 'run',
      file,
      result,
      meta: {},
    } as unknown as RunnerTestCase);
}

const testsIn = (tasks: readonly RunnerTask[]): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
