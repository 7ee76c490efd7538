// The shipped content after staff renamed what goes to columns of the record, with the way for answers that were saved before.
import type { Migration } from '../../../runtime/core/index.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { edited, releaseOf } from '../../helpers/releases.ts';
import { renamed } from '../../helpers/renamed.ts';

const SECTION = 'schemas/sections/practice/section.json';

/** Who insures has another name. */
export const otherInsurer = (): Promise<ReleasedContent> =>
  next(renamed(/blocks|sections\/practice/, 'insurance_company', 'insurer'), {
    op: 'rename',
    from: 'credentials.*.insurance_company',
    to: 'credentials.*.insurer',
  });

/** The list of licences has another name. */
export const otherList = (): Promise<ReleasedContent> =>
  next(
    renamed(
      /^schemas\/(sections\/practice|house)|^rules\/(sections\/practice|application|profile)|^messages\/en-US\/sections\/practice/,
      'credentials',
      'licences',
    ),
    { op: 'rename', from: 'credentials', to: 'licences' },
  );

async function next(
  content: Promise<ReadonlyMap<string, string>>,
  migration: Migration,
): Promise<ReleasedContent> {
  const section = edited((file) => ({
    $schema: '../../meta/shared-section.schema.json',
    ...file,
    migrations: [migration],
  }));
  const source = new Map(await content);
  source.set(SECTION, section(source.get(SECTION) ?? ''));
  return { ...contentOf(await releaseOf(source)), source };
}
