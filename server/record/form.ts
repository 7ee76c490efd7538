// The record of an attorney as a form: what it is judged in, and what the server puts in of its own.
import {
  type Answers,
  getAt,
  isBlank,
  isList,
  isObject,
  type Json,
  type Pointer,
  parsePointer,
  sameValue,
  setAt,
} from '../../runtime/core/index.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { recordData, recordSecrets } from '../forms/kept-record.ts';
import { type FormUse, releasedForm } from '../forms/use.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { changedEmail } from './locked-email.ts';
import { profileOf } from './profile.ts';

const PROFILE = 'profile' satisfies FormId;

/** The form that edits a record, as it is released today. */
export const recordForm = (server: ServerContext) => releasedForm(server, PROFILE);

/** Its use for one record: secrets that were not typed anew are those on file. */
export function recordUse(server: ServerContext, attorney: Attorney): FormUse {
  const secrets = Object.entries(recordSecrets(server, attorney));
  const data = recordData(server, attorney);
  return {
    form: recordForm(server),
    records: { record: profileOf(server, attorney) },
    complete: async (_form, answers) =>
      secrets.reduce<Answers>(
        (all, [pointer, plain]) =>
          isBlank(getAt(all, pointer)) ? setAt(all, pointer, plain) : all,
        answers,
      ),
    isKnown: (pointer, value) => isIn(data, pointer, value),
    locked: changedEmail(data),
    kept: data,
  };
}

/** Does the record say the same there, or of the row with this id? */
function isIn(record: Answers, pointer: Pointer, value: Json): boolean {
  if (sameValue(getAt(record, pointer), value)) return true;
  const rows = record[parsePointer(pointer)[0] ?? ''];
  if (!isList(rows) || !isObject(value) || typeof value.id !== 'string') return false;
  return rows.some((row) => isObject(row) && row.id === value.id && sameValue(row, value));
}
