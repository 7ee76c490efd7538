// What commands and changes are, as sentences.
import type { CommandFault, PartOfContent, Reading, Told } from '../../../runtime/content/index.ts';
import type { Texts } from '../../../runtime/core/index.ts';
import { titleOfWord } from '../forms/meta.ts';
import { inWords } from '../in-words.ts';

const OF: Readonly<Record<Exclude<PartOfContent, 'base' | 'act'>, string>> = {
  label: 'server.studio.of.label',
  hint: 'server.studio.of.hint',
  placeholder: 'server.studio.of.placeholder',
  error: 'server.studio.of.error',
  title: 'server.studio.of.title',
  mail: 'server.studio.of.mail',
  document: 'server.studio.of.document',
  page: 'server.studio.of.page',
  sentence: 'server.studio.of.sentence',
  file: 'server.studio.of.file',
};

const FAULTS: Readonly<Record<CommandFault, string>> = {
  'no-sentence': 'server.studio.fault.no-sentence',
  'not-json': 'server.studio.fault.not-json',
  'not-a-sentence': 'server.studio.fault.not-a-sentence',
  'long-uses': 'server.studio.fault.long-uses',
  'uses-unknown': 'server.studio.fault.uses-unknown',
  'uses-itself': 'server.studio.fault.uses-itself',
  path: 'server.studio.fault.path',
  letters: 'server.studio.fault.letters',
  'too-long': 'server.studio.fault.too-long',
  'too-deep': 'server.studio.fault.too-deep',
  'empty-long': 'server.studio.fault.empty-long',
  'no-place': 'server.studio.fault.no-place',
  'not-a-member': 'server.studio.fault.not-a-member',
  'act-unfit': 'server.studio.fault.act-unfit',
  'no-field': 'server.studio.fault.no-field',
  'no-section': 'server.studio.fault.no-section',
  'no-form': 'server.studio.fault.no-form',
  'name-taken': 'server.studio.fault.name-taken',
  'name-unfit': 'server.studio.fault.name-unfit',
  'no-holder': 'server.studio.fault.no-holder',
  'into-rows': 'server.studio.fault.into-rows',
  'kind-stays': 'server.studio.fault.kind-stays',
  'shared-section': 'server.studio.fault.shared-section',
  'reads-beginning': 'server.studio.fault.reads-beginning',
  'has-uses': 'server.studio.fault.has-uses',
  'last-field': 'server.studio.fault.last-field',
  'last-group': 'server.studio.fault.last-group',
  'no-choices': 'server.studio.fault.no-choices',
  'no-choice': 'server.studio.fault.no-choice',
  'last-choice': 'server.studio.fault.last-choice',
  'choice-in-rule': 'server.studio.fault.choice-in-rule',
  'no-rule': 'server.studio.fault.no-rule',
};

const ACTS: Readonly<Record<Told['said'], string>> = {
  set: 'server.studio.act.set',
  unset: 'server.studio.act.unset',
  required: 'server.studio.act.required',
  optional: 'server.studio.act.optional',
  added: 'server.studio.act.added',
  unitAdded: 'server.studio.act.unitAdded',
  kindSet: 'server.studio.act.kindSet',
  moved: 'server.studio.act.moved',
  renamed: 'server.studio.act.renamed',
  copied: 'server.studio.act.copied',
  deleted: 'server.studio.act.deleted',
  choicesAdded: 'server.studio.act.choicesAdded',
  choiceMoved: 'server.studio.act.choiceMoved',
  choiceDeleted: 'server.studio.act.choiceDeleted',
  groupAdded: 'server.studio.act.groupAdded',
  groupDeleted: 'server.studio.act.groupDeleted',
  stepAdded: 'server.studio.act.stepAdded',
  stepMoved: 'server.studio.act.stepMoved',
  stepSplit: 'server.studio.act.stepSplit',
  stepJoined: 'server.studio.act.stepJoined',
  stepDetached: 'server.studio.act.stepDetached',
  formNew: 'server.studio.act.formNew',
  formCopied: 'server.studio.act.formCopied',
  formImported: 'server.studio.act.formImported',
  formSet: 'server.studio.act.formSet',
  formUnset: 'server.studio.act.formUnset',
  asReleased: 'server.studio.act.asReleased',
  ruleNew: 'server.studio.act.ruleNew',
  ruleSet: 'server.studio.act.ruleSet',
  ruleGone: 'server.studio.act.ruleGone',
};

/** "Label of Bar Number". */
export const aboutOf = (texts: Texts, { part, of }: Pick<Reading, 'part' | 'of'>): string =>
  part === 'base' || part === 'act'
    ? ''
    : texts.t(OF[part], { of: part === 'file' ? of : nameIn(of) });

/** What a change that begins with it is called: whoever looks for it knows words, not keys. */
export function calledBy(texts: Texts, reading: Reading): string {
  const { part, from, to, told } = reading;
  if (told) return saidOf(texts, told);
  const words = from ?? to;
  return part === 'sentence' && words !== undefined
    ? texts.t('server.studio.of.words', { of: words })
    : aboutOf(texts, reading);
}

/** Fields are called by their labels, long texts by their heading; what has neither, by the words of its key. */
const nameIn = (of: string): string => (isKey(of) ? inWords(of.replace(AREA, '')) : of);

/** Names of files with a dot in them are keys, and those of long texts, which are one name. */
const isKey = (of: string): boolean => /^[a-z][\w-]*(\.[\w-]+)*$/.test(of);
/** What they all begin with says nothing. */
const AREA = /^(app|sections|blocks|server|runtime|views|flows)\.(?=.)/;

/** "“College” is now asked after “Firm”". */
const saidOf = (texts: Texts, { said, values }: Told): string =>
  texts.t(ACTS[said], {
    ...values,
    ...(values.word !== undefined && { word: titleOfWord(values.word) }),
  });

/** "Label of Bar Number: “Bar no.” → “Bar Number”". */
export function readsAs(texts: Texts, reading: Reading): string {
  const { part, from = '', to = '', told } = reading;
  if (told) return saidOf(texts, told);
  if (part === 'base') return texts.t('server.studio.reads.base', { to });
  const about = aboutOf(texts, reading);
  return texts.t(`server.studio.reads.${howOf(reading)}`, {
    about,
    from,
    to,
    use: wordsUsed(reading),
  });
}

/** Whose words it has, as words. */
const wordsUsed = ({ use = '' }: Reading): string => nameIn(use);

const WHOLE: ReadonlySet<PartOfContent> = new Set(['mail', 'document', 'page', 'file']);

function howOf({ part, from, to, use }: Reading): 'whole' | 'new' | 'gone' | 'use' | 'changed' {
  if (part === 'file') return from === undefined ? 'new' : to === undefined ? 'gone' : 'whole';
  if (WHOLE.has(part)) return 'whole';
  if (use !== undefined) return 'use';
  if (from === undefined) return 'new';
  return to === undefined ? 'gone' : 'changed';
}

/** Of a command that takes back another, or does it again: what it says from then on. "Undone: Label of Bar Number says “Bar Number” again". */
export function takenBack(texts: Texts, reading: Reading, redo: boolean): string {
  const isWhole = reading.part === 'base' || reading.part === 'act';
  const what = isWhole ? readsAs(texts, reading) : onceMore(texts, reading, redo);
  return texts.t(`server.studio.reads.${redo ? 'again' : 'back'}`, { what });
}

function onceMore(texts: Texts, reading: Reading, redo: boolean): string {
  const { part, to = '' } = reading;
  const how = howOf(reading);
  // A label is called by what it is now.
  const of = part === 'label' && to !== '' ? to : reading.of;
  const values = { about: aboutOf(texts, { part, of }), to, use: wordsUsed(reading) };
  const words = how === 'whole' ? (redo ? 'edited' : 'before') : how;
  return texts.t(`server.studio.reads.once-more.${words}`, values);
}

/** Of a command that the release a change stands on now has no place for. */
export const lostOf = (texts: Texts, what: string): string =>
  texts.t('server.studio.reads.lost', { what });

export const faultWords = (texts: Texts, fault: CommandFault, what: string): string =>
  texts.t(FAULTS[fault], { what });

/** How many things of each kind a change makes others. */
export type Counts = Readonly<Partial<Record<KindOfThing, number>>>;
export type KindOfThing = 'sentence' | 'mail' | 'document' | 'page' | 'detail' | 'file';

const KINDS: readonly KindOfThing[] = ['sentence', 'mail', 'document', 'page', 'detail', 'file'];

/** "3 sentences, 1 mail". */
export function summaryOf(texts: Texts, counts: Counts): string {
  const parts = KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [texts.t(`server.studio.count.${kind}`, { count })];
  });
  return parts.length === 0 ? texts.t('server.studio.count.none') : parts.join(', ');
}
