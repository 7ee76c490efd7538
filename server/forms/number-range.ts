// Numbers nobody could keep: beyond the column they go to, or beyond what is counted exactly.
import {
  type Answers,
  childPointer,
  expand,
  type Fault,
  type GenericPointer,
  getAt,
  isList,
  isObject,
  type Json,
  type Pointer,
} from '../../runtime/core/index.ts';
import { highestIn, type NumberColumnName } from '../store/statements/number-columns.ts';
import { newFault } from './faults.ts';

/** Which answers go to which columns of numbers, whatever the form says of them. */
export type AnswerColumns = Readonly<Record<GenericPointer, NumberColumnName>>;

/** A fault for each of them. */
export function beyondRange(
  answers: Answers,
  columns: AnswerColumns,
  locale: string,
): readonly Fault[] {
  const inColumns = Object.entries(columns).flatMap(([generic, column]) =>
    expand(answers, generic).flatMap((pointer) =>
      faultAt(pointer, getAt(answers, pointer), highestIn(column), locale),
    ),
  );
  const known = new Set(inColumns.map(({ path }) => path));
  const others = numbersIn(answers, '').flatMap(([pointer, value]) =>
    known.has(pointer) ? [] : faultAt(pointer, value, Number.MAX_SAFE_INTEGER, locale),
  );
  return [...inColumns, ...others];
}

/** An amount may be a text of digits. */
function faultAt(
  pointer: Pointer,
  value: Json | undefined,
  most: number,
  locale: string,
): readonly Fault[] {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || Math.abs(number) <= most || Number.isNaN(number)) return [];
  const [code, limit] = number > most ? ['maximum', most] : ['minimum', -most];
  const shown = new Intl.NumberFormat(locale).format(Number(limit));
  return [{ ...newFault(pointer, String(code)), params: { limit: shown } }];
}

function numbersIn(value: Json | undefined, at: Pointer): readonly (readonly [Pointer, number])[] {
  if (typeof value === 'number') return [[at, value]];
  if (isList(value))
    return value.flatMap((item, index) => numbersIn(item, childPointer(at, index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    numbersIn(member, childPointer(at, name)),
  );
}
