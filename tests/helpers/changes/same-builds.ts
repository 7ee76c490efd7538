// Whether content that is built on what was kept comes out as content that is built from scratch, to the last byte.
import { Builder, type BuildResult, type ContentSource } from '../../../runtime/content/index.ts';
import { needsFor } from '../../../scripts/check/needs.ts';
import { ROOT } from '../../../server/common/root.ts';
import { PROGRAM } from '../../../server/program/index.ts';
import { CACHE_DIR } from '../releases.ts';
import { RandomEdits } from './random-edits.ts';

/** All that anybody is given of a build, as one text. */
export function written({ release, faults, counts }: BuildResult): string {
  if (release === undefined) return JSON.stringify({ faults, counts });
  const { forms, texts: _, assets, ...rest } = release;
  const bodies = Object.entries(forms).map(([id, { bundle, validatorsCode }]) => [
    id,
    bundle,
    validatorsCode,
  ]);
  return JSON.stringify({ faults, counts, rest, bodies, assets: [...assets] });
}

/** What was found along the way, so that a test can tell that it tried what it means to try. */
export interface Tried {
  /** Contents without a fault. */
  right: number;
  /** Contents with faults. */
  wrong: number;
  /** The codes of all faults that were told. */
  readonly codes: Set<string>;
}

/** Makes edits and builds after each of them both ways; throws at the first that differs. */
export async function tryEdits(
  right: ContentSource,
  { seed, edits }: { readonly seed: number; readonly edits: number },
): Promise<Tried> {
  const needs = needsFor(ROOT, ROOT, right);
  const options = { cacheDir: CACHE_DIR, needs, program: PROGRAM };
  const kept = new Builder(options);
  kept.change(right);
  await kept.build();
  const random = new RandomEdits(right, seed);
  const tried: Tried = { right: 0, wrong: 0, codes: new Set() };
  for (let index = 0; index < edits; index += 1) {
    const { source, what } = random.next();
    const afresh = new Builder(options);
    afresh.change(source);
    kept.change(source);
    const ids = [...right.keys()].flatMap(
      (file) => /forms\/([^/]+)\/form\.json$/.exec(file)?.[1] ?? [],
    );
    const id = ids[index % ids.length] ?? '';
    const previews = [await afresh.preview(id), await kept.preview(id)].map((form) =>
      JSON.stringify([form?.bundled, form?.validatorsCode]),
    );
    // Every third change is overtaken by the next before anything but a preview was asked for.
    if (previews[0] !== previews[1])
      throw new Error(`${index}. ${what}: ${id} is shown otherwise.`);
    if (index % 3 === 2) continue;
    const [whole, changed] = [await afresh.build(), await kept.build()];
    if (written(whole) !== written(changed))
      throw new Error(`${index}. ${what}: ${difference(written(whole), written(changed))}`);
    if (whole.faults.length === 0) tried.right += 1;
    else tried.wrong += 1;
    for (const { code } of whole.faults) tried.codes.add(code);
  }
  return tried;
}

function difference(whole: string, changed: string): string {
  let at = 0;
  while (whole[at] === changed[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
  return `from scratch\n${around(whole)}\nand on what was kept\n${around(changed)}`;
}
