// Of the tests that may notice a planted fault, the quickest files run first: the run ends with the first that does.
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ms = ({ project, moduleId }: TestSpecification): number => {
      const key = `${project.name}:${moduleId.slice(project.config.root.length)}`;
      return this.ctx.cache.getFileTestResults(key)?.duration ?? Number.POSITIVE_INFINITY;
    };
    return [...files].sort((a, b) => ms(a) - ms(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
