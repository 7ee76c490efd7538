// What the commands say of needs that code had not when a release became current, or has no more.
import { type Needed, thingOf } from '../../runtime/content/index.ts';
import { needsSince } from '../../server/content/needs-then.ts';
import type { Store } from '../../server/store/index.ts';

const SHOWN = 8;

/** Against the code that runs, or that under which the other release became current; nothing where no need differs, or none was kept. */
export async function needsLines(
  db: Store,
  number: number,
  until?: number,
): Promise<readonly string[]> {
  const difference = await needsSince(db, number, until);
  if (!difference) return [];
  const code = until === undefined ? 'this code' : `the code of release ${until}`;
  const { more, others, less } = difference;
  return [
    ...lineOf(`Of the content ${code} needs, and that of release ${number} did not`, more),
    ...lineOf(
      `Of the content ${code} needs as something else than that of release ${number}`,
      others,
    ),
    ...lineOf(`Of the content ${code} does not need, and that of release ${number} did`, less),
  ];
}

function lineOf(words: string, needs: readonly Needed[]): readonly string[] {
  if (needs.length === 0) return [];
  const things = needs.slice(0, SHOWN).map((need) => thingOf(need).replace(/^T/, 't'));
  const more = needs.length - things.length;
  return [`${words}: ${[...things, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`];
}
