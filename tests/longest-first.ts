// In which order files run: those that take longest begin first, so that no core is idle at the end while one goes on.
// A fresh clone remembers no run before, and the size of a file says little: what is known to be dear is named here, slowest
// first. The end of `npm test` tells the slowest of a run.
import { relative } from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const DEAR: readonly string[] = [
  'tests/server/changed/changed.test.ts',
  'tests/content/builder.test.ts',
  'tests/server/hostile/no-input-fails.test.ts',
  'tests/faults/starting.test.ts',
  'tests/server/content-published.test.ts',
  'tests/server/studio/acts.test.ts',
  'tests/server/leads-import.test.ts',
  'tests/content/builder-away.test.ts',
  'tests/faults/killed-publishing.test.ts',
  'tests/server/content-back.test.ts',
  'tests/server/needed-names.test.ts',
  'tests/scripts/check.test.ts',
  'tests/faults/files-elsewhere.test.ts',
  'tests/server/security-events/of-commands.test.ts',
  'tests/server/printing.test.ts',
  'tests/server/publishing.test.ts',
  'tests/server/process.test.ts',
  'tests/server/foreign-forms.test.ts',
  'tests/server/content-sources.test.ts',
  'tests/content/lints-flow-asks.test.ts',
  'tests/server/studio/files.test.ts',
  'tests/core/session-random.test.ts',
  'tests/server/store-for-its-owner.test.ts',
  'tests/server/studio/long-texts.test.ts',
  'tests/server/studio/putting-back.test.ts',
  'tests/faults/three-processes.test.ts',
  'tests/content/print.test.ts',
  'tests/faults/killed-edits.test.ts',
  'tests/faults/start-beside.test.ts',
  'tests/faults/long-inputs.test.ts',
  'tests/e2e/studio-publish.test.ts',
  'tests/e2e/changed-content.test.ts',
  'tests/e2e/updated.test.ts',
  'tests/e2e/photos.test.ts',
  'tests/e2e/studio-publish-accessibility.test.ts',
  'tests/e2e/studio-dialogs-accessibility.test.ts',
  'tests/e2e/profile.test.ts',
  'tests/e2e/studio-wording-aids.test.ts',
  'tests/e2e/studio-unsaved.test.ts',
  'tests/e2e/dev.test.ts',
  'tests/e2e/studio-hostile.test.ts',
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/clerk-hour.test.ts',
  'tests/e2e/studio-accessibility.test.ts',
  'tests/e2e/studio-compare-accessibility.test.ts',
  'tests/e2e/studio-opening.test.ts',
  'tests/e2e/signing-accessibility.test.ts',
  'tests/e2e/home-edit.test.ts',
  'tests/e2e/accounts-accessibility.test.ts',
  'tests/e2e/updated-marks.test.ts',
  'tests/e2e/studio-phone.test.ts',
  'tests/e2e/broken-line.test.ts',
  'tests/e2e/desk.test.ts',
  'tests/e2e/provider.test.ts',
  'tests/e2e/signing.test.ts',
  'tests/e2e/resume.test.ts',
  'tests/e2e/signing-elsewhere.test.ts',
  'tests/e2e/whole-way.test.ts',
  'tests/e2e/returned.test.ts',
  'tests/e2e/studio-pages.test.ts',
  'tests/e2e/led-to.test.ts',
  'tests/e2e/claims.test.ts',
  'tests/e2e/studio-keyboard.test.ts',
  'tests/e2e/desk-place.test.ts',
  'tests/e2e/updated-files.test.ts',
  'tests/e2e/same-judge.test.ts',
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
