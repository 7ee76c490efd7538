// The first tables: leads, applicant sessions, drafts, submissions, attorneys, idempotency and limits.
import type { Migration } from './migrate.ts';

export const applications: Migration = {
  name: '0001-applications',
  statements: [
    `create table lead (
      id text primary key,
      email text not null,
      attorney_id text,
      no_rec integer not null default 0,
      props jsonb not null
    )`,
    'create unique index lead_email on lead (email)',
    'create index lead_attorney on lead (attorney_id)',
    `create table applicant_session (
      token_hash text primary key,
      lead_id text not null,
      expires_at timestamptz not null
    )`,
    'create index applicant_session_expiry on applicant_session (expires_at)',
    `create table draft (
      form_id text not null,
      owner text not null,
      data jsonb not null,
      revision integer not null,
      step text,
      release text not null,
      saved_at timestamptz not null,
      closed_at timestamptz,
      primary key (form_id, owner)
    )`,
    `create table submission (
      id uuid primary key,
      form_id text not null,
      release text not null,
      revision integer not null,
      data jsonb not null,
      secrets jsonb not null,
      owner text not null,
      submitted_at timestamptz not null
    )`,
    'create index submission_of_form on submission (form_id, submitted_at)',
    // Numbers people read aloud, so a sequence and not a UUID; gaps are harmless.
    'create sequence attorney_number start with 10001',
    `create table attorney (
      id text primary key,
      lead_id text,
      submission_id uuid references submission (id),
      email text not null,
      first_name text not null,
      last_name text not null,
      status text not null,
      username text,
      password_hash text,
      signed_at timestamptz,
      data jsonb not null,
      secrets jsonb not null,
      created_at timestamptz not null
    )`,
    // However often and from however many tabs a lead submits, there is one attorney.
    'create unique index attorney_lead on attorney (lead_id)',
    'create unique index attorney_username on attorney (lower(username))',
    'create index attorney_email on attorney (email)',
    `create table idempotency (
      key_hash text primary key,
      body_hash text not null,
      status integer,
      response jsonb,
      started_at timestamptz not null
    )`,
    'create index idempotency_age on idempotency (started_at)',
    `create table rate_limit (
      bucket text primary key,
      window_start timestamptz not null,
      hits integer not null
    )`,
  ],
};
