// What can be asked, in the order in which it is offered, each with its picture.

import type { Act } from '../../work/types.ts';

export type KindOfField = Extract<Act, { do: 'add' }>['kind'];

/** Drawn as lines in a square of 20. */
export const PICTURES: Readonly<Record<KindOfField, string>> = {
  text: 'M3 5h14v10H3zM6 8v4',
  longText: 'M3 3.5h14v13H3zM6 7h8M6 10h8M6 13h5',
  number: 'M3 5h14v10H3zM7 8v4M10.5 8h2.5v2h-2.5v2H13',
  money: 'M3 5h14v10H3zM10 7v6M12 8.2c-.6-.7-3.6-.9-3.6.5s3.4.8 3.4 2.3-3 1.2-3.8.3',
  date: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  yesNo: 'M6 10a2.5 2.5 0 1 0 0 .1M16.5 10a2.5 2.5 0 1 0 0 .1',
  choice:
    'M5 6a1.5 1.5 0 1 0 0 .1M9 6h8M5 11a1.5 1.5 0 1 0 0 .1M9 11h8M5 16a1.5 1.5 0 1 0 0 .1M9 16h8',
  choices: 'M3 4h3v3H3zM9 5.5h8M3 9h3v3H3zM9 10.5h8M3 14h3v3H3zM9 15.5h8',
  email: 'M3 5h14v10H3zM3 5l7 6 7-6',
  phone: 'M5 3l3 3-1.5 2.5 5 5L14 12l3 3-2 2C8 16.5 3.5 12 3 5z',
  zip: 'M10 17s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9zM10 10a2 2 0 1 0 0-.1',
  secret: 'M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3',
  rows: 'M3 4h14v4H3zM3 12h14v4H3zM14 6h.1M14 14h.1',
  file: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M10.2 15V9.5M8 11.5l2.2-2.2 2.2 2.2',
  total: 'M15 4H5l5.5 6L5 16h10',
  product: 'M5 5l10 10M15 5L5 15',
  statement: 'M3 4h14M3 8h14M3 12h14M3 16h8',
};

export const KINDS = Object.keys(PICTURES) as readonly KindOfField[];

export type UnitOfFields = Extract<Act, { do: 'unit-add' }>['unit'];

export const UNIT_PICTURES: Readonly<Record<UnitOfFields, string>> = {
  name: 'M10 9.5a3 3 0 1 0 0-.1M4 17c0-3.5 2.5-5 6-5s6 1.5 6 5',
  address: 'M3.5 9.5L10 4l6.5 5.5M5.5 8.5V16h9V8.5M8.5 16v-4h3v4',
  contact: 'M3 4.5h14v9H8l-3.5 3v-3H3zM6.5 8h7M6.5 10.5h4.5',
  bank: 'M3 8l7-4 7 4zM4.5 8v6M8 8v6M12 8v6M15.5 8v6M3 16h14',
};

export const UNITS = Object.keys(UNIT_PICTURES) as readonly UnitOfFields[];

export const isUnit = (kind: KindOfField | UnitOfFields): kind is UnitOfFields =>
  Object.hasOwn(UNIT_PICTURES, kind);
