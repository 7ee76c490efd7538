// Under which heading a sentence is listed, and what kind it is: told by its key, and by what it does where it stands.
import { type Message, SHARED_WORDS } from '../model/model.ts';
import type { SentenceGroup, SentenceKind, SentenceRole } from './types.ts';

/** By the first words of its key. `forms` are the ids of all forms. */
export function groupOf({ key }: Message, forms: ReadonlySet<string>): SentenceGroup {
  const [first = '', second = '', ...more] = key.split('.');
  if (forms.has(first)) return { kind: 'form', id: first };
  if (key.startsWith(SHARED_WORDS)) return { kind: 'section', id: second };
  const ofOne = OF_ONE[first];
  if (ofOne !== undefined) return { kind: ofOne, id: second };
  const ofAll = OF_ALL[first];
  if (ofAll !== undefined) return { kind: ofAll, id: '' };
  return { kind: 'part', id: more.length === 0 ? first : `${first}.${second}` };
}

const OF_ONE: Readonly<Record<string, SentenceGroup['kind']>> = {
  blocks: 'block',
  views: 'view',
  flows: 'flow',
};

const OF_ALL: Readonly<Record<string, SentenceGroup['kind']>> = {
  faults: 'fault',
  pages: 'page',
  mail: 'mail',
  documents: 'document',
};

/** The order of the headings. */
export const GROUPS: readonly SentenceGroup['kind'][] = [
  'form',
  'section',
  'block',
  'fault',
  'page',
  'mail',
  'document',
  'view',
  'flow',
  'part',
];

const BY_ROLE: Partial<Readonly<Record<SentenceRole, SentenceKind>>> = {
  label: 'label',
  line: 'label',
  hint: 'hint',
  placeholder: 'hint',
  choice: 'choice',
  choiceHint: 'hint',
  error: 'error',
  commonError: 'error',
  ruleFault: 'error',
  formInvalid: 'error',
  ruleWarn: 'notice',
  sent: 'notice',
  saved: 'notice',
  sectionTitle: 'title',
  groupTitle: 'title',
  formTitle: 'title',
  sectionLead: 'text',
  groupIntro: 'text',
  formLead: 'text',
  formSubmit: 'button',
  flow: 'title',
  move: 'button',
  moved: 'notice',
};

/** What the last words of a key say of a sentence that tells by nothing else what it is. */
const BY_LAST_WORD: Readonly<Record<string, SentenceKind>> = {
  title: 'title',
  heading: 'title',
  caption: 'title',
  term: 'title',
  label: 'label',
  hint: 'hint',
  placeholder: 'hint',
  lead: 'text',
  intro: 'text',
  text: 'text',
  empty: 'notice',
  add: 'button',
  remove: 'button',
  save: 'button',
  cancel: 'button',
  close: 'button',
  submit: 'button',
  confirm: 'button',
  retry: 'button',
};

/** What it is to whoever reads it. */
export function kindOf(message: Message, group: SentenceGroup, role: SentenceRole): SentenceKind {
  const { kind } = group;
  if (kind === 'mail' || kind === 'document' || kind === 'page') return kind;
  const words = message.key.split('.');
  const last = words.at(-1) ?? '';
  return (
    BY_ROLE[role] ??
    (words.includes('option') ? 'choice' : undefined) ??
    BY_LAST_WORD[last] ??
    (words.includes('error') || words.includes('guard') ? 'error' : undefined) ??
    (/[.?!]$/.test(message.text.trim()) ? 'text' : 'other')
  );
}
