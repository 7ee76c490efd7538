// The files a form lists when it is sent: told by the store, claimed with the submission; a list with one that is gone is refused.
import {
  type Answers,
  expand,
  type FormBundle,
  getAt,
  isList,
  isObject,
  type Json,
  setAt,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import type { DraftKey } from '../store/forms/drafts.ts';
import { type FormFile, unsentFiles } from '../store/forms/form-files.ts';
import { newFault } from './faults.ts';
import { generalUploads } from './uploads.ts';
import type { OwnedForm } from './use.ts';

type Needs = Pick<ServerContext, 'db' | 'now'>;

/** How a form that has no calls of its own treats the files it lists; nothing where it takes none. */
export function filesOfUse(
  server: Needs,
  {
    form,
    owner,
    sent = [],
  }: Pick<OwnedForm, 'form' | 'owner'> & {
    /** Those that went with what is corrected, and need not come again. */
    readonly sent?: readonly FormFile[];
  },
): Pick<OwnedForm, 'complete' | 'check' | 'claims'> {
  if (generalUploads(form.bundle).length === 0) return {};
  const key: DraftKey = { form_id: form.bundle.id, owner };
  const known = async () => byId([...sent, ...(await unsentFiles(server.db, key, server.now()))]);
  return {
    complete: async (bundle, answers) => inOurWords(bundle, answers, await known()),
    check: async (answers) => {
      const files = await known();
      return listedIn(form.bundle, answers).flatMap(({ path, field, rows }) =>
        rows.some((row, index) => !isTheirs(files, field, row) || isTwice(rows, index))
          ? [newFault(path, 'gone')]
          : [],
      );
    },
    claims: (bundle, answers) =>
      listedIn(bundle, answers)
        .flatMap(({ rows }) => rows.map(keyOf))
        .filter((key) => !sent.some(({ id }) => id === key)),
  };
}

type Known = ReadonlyMap<string, FormFile>;

const byId = (files: readonly FormFile[]): Known => new Map(files.map((file) => [file.id, file]));

interface Listed {
  readonly path: string;
  readonly field: string;
  readonly rows: readonly Json[];
}

/** Every list of files in the answers. */
const listedIn = (bundle: FormBundle, answers: Answers): readonly Listed[] =>
  generalUploads(bundle).flatMap(({ pointer: field }) =>
    expand(answers, field).flatMap((path): Listed[] => {
      const rows = getAt(answers, path);
      return isList(rows) ? [{ path, field, rows }] : [];
    }),
  );

const keyOf = (row: Json): string => (isObject(row) && typeof row.Key === 'string' ? row.Key : '');

const isTheirs = (files: Known, field: string, row: Json): boolean =>
  files.get(keyOf(row))?.field === field;

const isTwice = (rows: readonly Json[], index: number): boolean =>
  rows.findIndex((one) => keyOf(one) === keyOf(rows[index] ?? null)) < index;

/** A browser may call a file what it likes; what was uploaded has its own name and type. */
const inOurWords = (bundle: FormBundle, answers: Answers, files: Known): Answers =>
  listedIn(bundle, answers).reduce(
    (completed, { path, field, rows }) =>
      setAt(
        completed,
        path,
        rows.map((row) => {
          const file = files.get(keyOf(row)) ?? named(files, field, row);
          return file ? wordsOf(file) : row;
        }),
      ),
    answers,
  );

/** Who lists files by their names alone means those that wait at that field. */
const named = (files: Known, field: string, row: Json): FormFile | undefined =>
  isObject(row) && row.Key === undefined
    ? [...files.values()].find((file) => file.field === field && file.name === row.name)
    : undefined;

/** Those of the files that stand in answers, wherever. */
export function filesNamedIn(answers: Answers, files: readonly FormFile[]): readonly FormFile[] {
  const keys = new Set<string>();
  const walk = (value: Json | undefined): void => {
    if (isList(value)) value.forEach(walk);
    else if (isObject(value)) {
      keys.add(keyOf(value));
      Object.values(value).forEach(walk);
    }
  };
  walk(answers);
  return files.filter(({ id }) => keys.has(id));
}

/** A file as the answers hold it. */
export const wordsOf = ({ id, name, file_type }: Pick<FormFile, 'id' | 'name' | 'file_type'>) => ({
  name,
  Key: id,
  ...(file_type !== null && { fileType: file_type }),
});
