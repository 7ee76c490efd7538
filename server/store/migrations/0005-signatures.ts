// Signatures: the document to sign, the requests to sign it, the links to them, what happened, and the key that seals.
import type { Migration } from './migrate.ts';

export const signatures: Migration = {
  name: '0005-signatures',
  statements: [
    // One document a submission: whoever asks again signs the same bytes.
    `create table signature_document (
      submission_id uuid primary key references submission (id),
      form_release text not null,
      revision integer not null,
      title text not null,
      file_key text not null,
      sha256 text not null,
      parts jsonb not null,
      created_at timestamptz not null
    )`,
    `create table signature_request (
      id uuid primary key,
      attorney_id text not null references attorney (id),
      lead_id text not null,
      submission_id uuid not null references signature_document (submission_id),
      via text not null,
      provider text not null,
      provider_request text,
      sign_id text not null,
      status text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      signed_at timestamptz,
      signer_name text,
      final_key text,
      final_name text,
      final_sha256 text
    )`,
    // Of two requests made at once one wins.
    `create unique index signature_request_open on signature_request (attorney_id, via) where status = 'open'`,
    'create unique index signature_request_final on signature_request (final_sha256)',
    'create unique index signature_request_provider on signature_request (provider, provider_request)',
    `create table signature_link (
      token_hash text primary key,
      request_id uuid not null references signature_request (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      voided_at timestamptz
    )`,
    'create index signature_link_request on signature_link (request_id)',
    // Only ever added to.
    `create table signature_event (
      id bigint generated always as identity primary key,
      request_id uuid not null references signature_request (id),
      kind text not null,
      part integer,
      at timestamptz not null,
      address text not null,
      browser text not null
    )`,
    'create index signature_event_request on signature_event (request_id, id)',
    `create table sealing_key (
      id text primary key,
      sealed text not null,
      certificate text not null,
      created_at timestamptz not null
    )`,
  ],
};
