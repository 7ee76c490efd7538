// Makes what Visual Studio Code is told of content files: which meta-schema completes and explains each, also before a new
// file names its own in `$schema`.
import { readFile } from 'node:fs/promises';
import { FILE_PLACES } from './file-places.ts';

/** The editor's settings below a folder, with a mapping for every kind of content file. */
export async function editorSettings(root: string): Promise<object> {
  const settings = JSON.parse(await readFile(`${root}.vscode/settings.json`, 'utf8')) as object;
  return { ...settings, 'json.schemas': FILE_PLACES.map(mapping) };
}

const mapping = ({ kind, files }: (typeof FILE_PLACES)[number]) => ({
  fileMatch: files.map((file) => `/${file.replaceAll(/<\w+>/g, '*')}`),
  url: `./schemas/meta/${kind}.schema.json`,
});
