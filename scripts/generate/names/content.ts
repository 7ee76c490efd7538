// The content whose names are told: the release of the files below a folder, whatever code needs of it.
import { buildRelease, type Named, readContent } from '../../../runtime/content/index.ts';

/** Throws where the content has faults of its own. */
export async function contentToName(root: string): Promise<Named> {
  const cacheDir = `${root}node_modules/.cache/content`;
  const { release, faults } = await buildRelease(await readContent(root), { cacheDir });
  if (release) return release;
  const [first] = faults;
  throw new Error(`${first?.file}${first?.place}: ${first?.message} (run \`npm run check\`)`);
}
