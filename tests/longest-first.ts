// In which order files run: those that take longest begin first, so that no core is idle at the end while one goes on.
// A fresh clone remembers no run before, and the size of a file says little: what is known to be dear is named here, slowest
// first. The end of `npm test` tells the slowest of a run.
import { relative } from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const DEAR: readonly string[] = [
  // Some of these work, and some wait for processes to die: side by side they leave no core idle.
  'tests/server/accounts/abuse.test.ts',
  'tests/faults/starting.test.ts',
  'tests/server/publishing.test.ts',
  'tests/server/printing.test.ts',
  'tests/scripts/check.test.ts',
  'tests/server/process.test.ts',
  'tests/server/leads-import.test.ts',
  'tests/server/foreign-forms.test.ts',
  'tests/faults/slow-clients.test.ts',
  'tests/server/esign/worker-dies.test.ts',
  'tests/server/esign/what-happened.test.ts',
  'tests/server/known-content.test.ts',
  'tests/faults/database-dies.test.ts',
  'tests/server/esign/time-stamp.test.ts',
  'tests/schemas/house.test.ts',
  'tests/content/import.test.ts',
  'tests/faults/killed-uploads.test.ts',
  'tests/server/record/two-editors.test.ts',
  'tests/content/mistakes.test.ts',
  'tests/scripts/import-form.test.ts',
  'tests/server/esign/signed-link.test.ts',
  'tests/faults/uploads.test.ts',
  'tests/scripts/every-key.test.ts',
  'tests/server/seed.test.ts',
  'tests/server/reseal.test.ts',
  'tests/server/form-files.test.ts',
  'tests/server/staff/command.test.ts',
  'tests/e2e/profile.test.ts',
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/dev.test.ts',
  'tests/e2e/signing-accessibility.test.ts',
  'tests/e2e/accounts-accessibility.test.ts',
  'tests/e2e/signing.test.ts',
  'tests/e2e/whole-way.test.ts',
  'tests/e2e/claims.test.ts',
  'tests/e2e/broken-line.test.ts',
  'tests/e2e/home-edit.test.ts',
  'tests/e2e/signing-elsewhere.test.ts',
  'tests/e2e/home.test.ts',
  'tests/e2e/messages.test.ts',
  'tests/e2e/accounts.test.ts',
  'tests/e2e/requests.test.ts',
  'tests/e2e/desk.test.ts',
];

/** Vitest's own order, which keeps the files of a project together, with the dear files at the head of each project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return own.sort((a, b) => place(this.ctx, a) - place(this.ctx, b));
    });
  }
}

/** The rest keeps its order behind them. */
function place({ config }: Vitest, { moduleId }: TestSpecification): number {
  const at = DEAR.indexOf(relative(config.root, moduleId).replaceAll('\\', '/'));
  return at < 0 ? DEAR.length : at;
}
