// The record of an attorney as the forms of today have it, whatever its fields were called when it was saved.
import {
  type Answers,
  childPointer,
  type FormBundle,
  generic,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Migration,
  migrate,
  migrationsBetween,
  type Pointer,
  pendingMigrations,
  seenBy,
  setAt,
  withoutUnseen,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { RECORD_FORMS } from '../program/index.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { fillingOf } from '../store/record/filling.ts';
import { type ColumnsOf, rowsFor } from '../store/record/read.ts';
import type { RecordTableName } from '../store/record/tables.ts';
import { rolesOf } from './by-role.ts';
import { openSecrets } from './masked.ts';

type Content = Pick<ServerContext, 'content'>;
type Kept = Pick<Attorney, 'data' | 'migrations'>;

/** The form that edits a record first, then the one it begins with: both tell of fields with other names. */
const FORMS = RECORD_FORMS.toReversed();

/** What tells today's names of a record from those of before, and where its answers go: kept with whatever is saved. */
export function formOfRecord({ content }: Content): Pick<FormBundle, 'columns' | 'migrations'> {
  const [edits, begins] = FORMS.map((id) => content.forms[id]?.bundle);
  const known = edits?.migrations ?? [];
  const more = pendingMigrations(known, begins?.migrations ?? []);
  const columns = edits?.columns;
  return { ...(columns && { columns }), migrations: [...known, ...more] };
}

/** The answers by the names of today. What has no place any more stays with them: nobody has told the person of it. */
export function recordData(server: Content, kept: Kept): JsonObject {
  const pending = between(server, kept);
  return pending.length === 0 ? kept.data : migrate(kept.data, pending).answers;
}

/** The same as far as whoever the form lets in sees it. */
export function recordInSight(server: Content, kept: Kept): JsonObject {
  const bundle = formThatEdits(server);
  const data = recordData(server, kept);
  return bundle ? withoutUnseen(bundle, rolesOf({ form: { bundle } }), data) : data;
}

/** Does whoever the form lets in see the place? */
export function isInSight(server: Content, place: Pointer): boolean {
  const bundle = formThatEdits(server);
  const info = bundle?.fields[generic(place)];
  return !bundle || !info || seenBy(info, rolesOf({ form: { bundle } }));
}

const formThatEdits = ({ content }: Content): FormBundle | undefined =>
  content.forms[FORMS[0] ?? '']?.bundle;

/** The secrets in the clear, by the pointers of today. For the judge alone. */
export function recordSecrets(
  server: Content & Pick<ServerContext, 'services'>,
  kept: Kept & Pick<Attorney, 'id' | 'secrets'>,
): Readonly<Record<Pointer, string>> {
  const open = openSecrets(server.services.crypto, kept);
  const pending = between(server, kept);
  if (pending.length === 0) return open;
  const answers = Object.entries(open).reduce<Answers>(
    (all, [pointer, plain]) => setAt(all, pointer, plain),
    {},
  );
  return Object.fromEntries(textsIn(migrate(answers, pending).answers));
}

/** The rows that a record has for a table, by its columns. */
export const recordRows = <T extends RecordTableName>(
  server: Content,
  kept: Kept,
  table: T,
): readonly ColumnsOf<T>[] => rowsOfRecord(server, recordData(server, kept), table);

/** The same of answers that have the names of today. */
export const rowsOfRecord = <T extends RecordTableName>(
  server: Content,
  data: JsonObject,
  table: T,
): readonly ColumnsOf<T>[] => rowsFor(fillingOf(formOfRecord(server)), table, data);

function between(server: Content, { migrations }: Kept): readonly Migration[] {
  const now = formOfRecord(server).migrations ?? [];
  const has = (place: string) =>
    FORMS.some((id) => server.content.forms[id]?.bundle.fields[place] !== undefined);
  return migrationsBetween(migrations ?? [], now, has);
}

function textsIn(
  value: Json | undefined,
  at: Pointer = '',
): readonly (readonly [Pointer, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (!isObject(value) && !isList(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, childPointer(at, name)));
}
