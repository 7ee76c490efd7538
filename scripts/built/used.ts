// Which modules are fetched with a module: by the names that it imports, not by the doors they come through. A door
// (`index.ts`) names everything of its room; who takes one name from it does not draw on the rest.

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'rolldown/experimental';

interface Taken {
  readonly from: string;
  /** The name over there; `*` for all of them. */
  readonly name: string;
}

interface Module {
  /** What is fetched with it. */
  readonly imports: readonly Taken[];
  /** Its names that only hand on what another module defines. */
  readonly handedOn: ReadonlyMap<string, Taken>;
  /** Modules of which it hands on everything. */
  readonly whole: readonly string[];
  /** It does nothing but hand on. */
  readonly isDoor: boolean;
}

/** Reads modules below a folder, ours and those of some libraries, and follows their imports. Paths are told from that folder. */
export class UsedModules {
  readonly #modules = new Map<string, Module | undefined>();

  /** @param libraries Packages whose modules are followed too; those of any other are not told of. */
  constructor(
    private readonly root: string,
    private readonly libraries: readonly string[] = [],
  ) {}

  /** All modules that are fetched when these are, themselves among them. What is imported on demand is not. */
  with(doors: Iterable<string>): ReadonlySet<string> {
    const found = new Set(doors);
    for (const file of found)
      for (const taken of this.#module(file)?.imports ?? [])
        for (const next of this.#defining(taken)) found.add(next);
    return found;
  }

  /** The modules that define a name. */
  #defining({ from, name }: Taken, way: readonly string[] = []): readonly string[] {
    const module = this.#module(from);
    if (!module || way.includes(from)) return [];
    const further = (taken: Taken) => this.#defining(taken, [...way, from]);
    const handed = module.handedOn.get(name);
    if (handed) return further(handed);
    const inside = module.whole.flatMap((file) => further({ from: file, name }));
    if (!module.isDoor) return [from, ...inside];
    return name === '*' ? [...module.handedOn.values()].flatMap(further).concat(inside) : inside;
  }

  #module(file: string): Module | undefined {
    if (!this.#modules.has(file)) this.#modules.set(file, this.#read(file));
    return this.#modules.get(file);
  }

  #read(file: string): Module | undefined {
    if (!/\.(tsx?|js)$/.test(file)) return undefined;
    const { module, program } = parseSync(file, readFileSync(posix.join(this.root, file), 'utf8'));
    const imports: Taken[] = [];
    const handedOn = new Map<string, Taken>();
    const whole: string[] = [];
    for (const { moduleRequest, entries } of module.staticImports) {
      const from = this.#at(file, moduleRequest.value);
      for (const { importName, isType } of entries)
        if (from && !isType) imports.push({ from, name: importName.name ?? '*' });
    }
    for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
      ({ entries }) => entries,
    )) {
      const from = moduleRequest && !isType && this.#at(file, moduleRequest.value);
      if (!from) continue;
      if (importName.kind === 'AllButDefault') whole.push(from);
      else handedOn.set(exportName.name ?? 'default', { from, name: importName.name ?? '*' });
    }
    return { imports, handedOn, whole, isDoor: program.body.every(handsOn) };
  }

  /** The file that is meant by an import. */
  #at(file: string, name: string): string | undefined {
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    if (!this.libraries.some((library) => name === library || name.startsWith(`${library}/`)))
      return undefined;
    const path = new URL(import.meta.resolve(name)).pathname;
    return path.slice(path.indexOf('node_modules/'));
  }
}

const handsOn = ({
  type,
  ...statement
}: {
  readonly type: string;
  readonly declaration?: unknown;
}) =>
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration' ||
  (type === 'ExportNamedDeclaration' && !statement.declaration);
