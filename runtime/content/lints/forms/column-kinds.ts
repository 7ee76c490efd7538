// Which fields can fill a column of each kind.
import type { FieldNode } from '../../model/model.ts';
import type { CopiedColumn } from '../../model/types.ts';
import { typesOf } from '../../schema/types-of.ts';

interface KindOfColumn {
  readonly says: string;
  readonly takes: (field: FieldNode) => boolean;
}

const onlyOf =
  (...types: readonly string[]) =>
  ({ schema }: FieldNode): boolean => {
    const own = typesOf(schema).filter((type) => type !== 'null');
    return own.length > 0 && own.every((type) => types.includes(type));
  };

/** What each kind takes, in words and of fields. */
export const COLUMN_KINDS: Readonly<Record<CopiedColumn['as'], KindOfColumn>> = {
  text: { says: 'a text', takes: onlyOf('string', 'number', 'integer') },
  phone: { says: 'a telephone number as text', takes: onlyOf('string') },
  number: { says: 'a number', takes: onlyOf('number', 'integer') },
  flag: {
    says: 'yes or no (or 1 and 0)',
    takes: (field) =>
      onlyOf('boolean')(field) ||
      (onlyOf('integer', 'number')(field) &&
        field.schema.enum?.every((one) => one === 0 || one === 1) === true),
  },
  date: {
    says: 'a day (a text of the format "date")',
    takes: (field) => onlyOf('string')(field) && field.schema.format === 'date',
  },
};
