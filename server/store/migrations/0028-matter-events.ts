// Every move of a status flow is kept for good: on a case, and on what was asked and claimed on it.
import type { Migration } from './migrate.ts';

export const matterEvents: Migration = {
  name: '0028-matter-events',
  statements: [
    `create table matter_event (
      id uuid primary key,
      nth bigint generated always as identity,
      case_id uuid references legal_case (id),
      attorney_id text references attorney (id),
      flow text not null,
      subject_id text not null,
      at timestamptz not null,
      who text not null,
      by_id text not null,
      by_name text not null,
      move text not null,
      from_status text,
      to_status text not null,
      words text not null
    )`,
    'create index matter_event_of_case on matter_event (case_id, at, nth) where case_id is not null',
    'create index matter_event_of_subject on matter_event (subject_id, at, nth)',
    `create trigger matter_event_stays before update or delete or truncate on matter_event
      for each statement execute function refuse_rewriting()`,
  ],
};
