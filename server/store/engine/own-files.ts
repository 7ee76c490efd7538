// The file system of the embedded database, which closes to others what the database makes in its folder.
import { NodeFS } from '@electric-sql/pglite/nodefs';

const OWNER = 0o7700;

/**
 * The folder `root` as PGlite sees it. Each file is made with the mask of the process, and then given the mode the database
 * asked for, which for some is one that everybody may read.
 */
export class OwnFiles extends NodeFS {
  override async init(...[database, given]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, given);
    const { preRun = [] } = emscriptenOpts;
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, closeToOthers] } };
  }
}

type Module = Parameters<NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]>[0];

function closeToOthers({ FS }: Module): void {
  const change = FS.chmod.bind(FS);
  FS.chmod = (node: unknown, mode: number, ...more: readonly unknown[]) =>
    change(node, mode & OWNER, ...more);
}
