// A second form like the shipped feedback, in the same words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edits } from '../../helpers/releases.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FEEDBACK = 'messages/en-US/feedback.json';

/** The text of a shipped file as that of the poll. */
const asPoll = (file: string) => () =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll('"feedback', '"poll');

/** What the poll says, the shipped form has said already. */
const words = (): string => {
  const { $schema, ...said } = JSON.parse(asPoll(FEEDBACK)());
  const used = Object.keys(said).map((key) => [
    key,
    { use: `feedback.${key.replace(/^poll/, 'feedback')}` },
  ]);
  return JSON.stringify({ $schema, ...Object.fromEntries(used) });
};

/** The files of a form named `poll`, to be published with the shipped content. */
export const POLL: Edits = {
  'schemas/forms/poll/form.json': asPoll('schemas/forms/feedback/form.json'),
  'schemas/forms/poll/poll.schema.json': asPoll('schemas/forms/feedback/feedback.schema.json'),
  'schemas/forms/poll/poll.ui.json': asPoll('schemas/forms/feedback/feedback.ui.json'),
  'messages/en-US/poll.json': words,
};
