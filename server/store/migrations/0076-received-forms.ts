// What was sent by forms is found: by whoever sent it, by what was chosen, and by words in the answers.
import type { Migration } from './migrate.ts';

export const receivedForms: Migration = {
  name: '0076-received-forms',
  statements: [
    'create index submission_of_owner on submission (owner, form_id, submitted_at, id)',
    'create index submission_by_answers on submission using gin (data jsonb_path_ops)',
    // The database refuses to keep more words of one text than this can be: then none of them is found, and it is kept all the same.
    `create function words_of(answers jsonb) returns tsvector
      language sql immutable parallel safe as $$
      select case when octet_length(answers::text) > 400000 then ''::tsvector
        else jsonb_to_tsvector('simple', answers, '["string", "numeric"]') end $$`,
    'create index submission_by_words on submission using gin (words_of(data))',
  ],
};
