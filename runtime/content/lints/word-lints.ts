// Lints of what is said and what was: words, examples, migrations and the release before.

import { ownCalls } from './calls/own-calls.ts';
import { caseCoverage } from './cases/case-coverage.ts';
import { caseResults } from './cases/case-results.ts';
import { leadingNowhere } from './cases/leading-nowhere.ts';
import { choiceWords } from './choices/choice-words.ts';
import type { LintTable } from './common/lint.ts';
import { labels } from './forms/labels.ts';
import { breakingChanges } from './migrations/breaking-changes.ts';
import { migrationPaths } from './migrations/migration-paths.ts';
import { migrationValues } from './migrations/migration-values.ts';
import { comparedSentences } from './sentences/compared-sentences.ts';
import { lostPlaceholders } from './sentences/lost-placeholders.ts';
import { markdown } from './sentences/markdown.ts';
import { messageKeys } from './sentences/message-keys.ts';
import { placeholders } from './sentences/placeholders.ts';
import { plainWords } from './sentences/plain-words.ts';
import { repeatedSentences } from './sentences/repeated-sentences.ts';
import { requiredWords } from './sentences/required-words.ts';
import { unusedKeys } from './sentences/unused-keys.ts';
import { usedMessages } from './sentences/used-messages.ts';

/** By name, in the order they run. */
export const WORD_LINTS: LintTable = {
  labels: { says: 'a visible field without a label', run: labels },
  choiceWords: { says: 'a choice without a label beside others that have one', run: choiceWords },
  requiredWords: {
    says: 'a field that can be required, and says nowhere what to enter',
    run: requiredWords,
  },
  messageKeys: { says: 'a message key that no message has', run: messageKeys },
  usedMessages: {
    says: 'a message that uses another which is not there, or comes back to itself',
    run: usedMessages,
  },
  repeatedSentences: {
    says: 'a sentence that stands twice, word for word',
    run: repeatedSentences,
  },
  unusedKeys: { says: 'a message of a form that nothing uses', run: unusedKeys },
  placeholders: { says: 'an unknown placeholder or helper in a text', run: placeholders },
  lostPlaceholders: {
    says: 'a placeholder that is filled and not said',
    run: lostPlaceholders,
  },
  plainWords: {
    says: 'a message of a JSON file that is empty, or written as HTML',
    run: plainWords,
  },
  comparedSentences: {
    says: 'a sentence that programs compare, in another wording',
    run: comparedSentences,
  },
  markdown: { says: 'images, HTML or links that leave the site in a long text', run: markdown },
  caseCoverage: {
    says: 'a rule without a case in which it fires and one in which it does not',
    run: caseCoverage,
  },
  caseResults: { says: 'a case that fails', run: caseResults },
  leadingNowhere: {
    says: 'a choice after which a form with branches can never be sent',
    run: leadingNowhere,
  },
  migrationPaths: {
    says: 'a migration to an unknown field, or between lists that do not match',
    run: migrationPaths,
  },
  migrationValues: {
    says: 'a migration that writes what its field refuses',
    run: migrationValues,
  },
  ownCalls: {
    says: 'a call of a form that nothing would make',
    run: ownCalls,
  },
  breakingChanges: {
    says: 'a change that breaks saved answers and that no migration covers',
    run: breakingChanges,
  },
};
