// What forms with a process sent: in which state it is, since when, whose turn it is, and of which deadlines somebody was told.
import type { Migration } from './migrate.ts';

export const formItems: Migration = {
  name: '0080-form-items',
  statements: [
    'create sequence form_item_number start 10001',
    `create table form_item (
      id uuid primary key references submission (id) on delete cascade,
      form_id text not null,
      flow text not null,
      number text not null unique default 'F' || nextval('form_item_number'),
      owner text not null,
      attorney_id text references attorney (id),
      subject text not null,
      status text not null,
      answered boolean not null default false,
      created_at timestamptz not null,
      waits_since timestamptz not null,
      state_since timestamptz not null,
      told_days integer not null default 0,
      closed_at timestamptz
    )`,
    'create index form_item_turn on form_item (form_id, lower(status), answered, waits_since, id)',
    'create index form_item_stays on form_item (flow, lower(status), state_since, id) where closed_at is null',
    'create index form_item_by_number on form_item (lower(number) text_pattern_ops)',
    'create index form_item_of_attorney on form_item (attorney_id, created_at desc, id desc)',
    'create index form_item_of on form_item (owner, created_at, id)',
  ],
};
