// Puts the cause of a mistake before what follows from it, and holds back what would be told twice.
import { HOUSE_FILE } from '../model/house.ts';
import type { ContentFault } from '../model/types.ts';

/** A fault, and what it is about: a message key, a field. Only faults about the same are compared. */
export interface Found {
  readonly fault: ContentFault;
  readonly about?: string;
}

/** Found while files are read and compared with their descriptions: nothing that is built on such a file can be judged. */
const OF_FILES = new Set([
  'not-json',
  'not-utf8',
  'written-twice',
  'missing-meta-schema',
  'unknown-word',
  'missing-word',
  'wrong-kind',
  'wrong-shape',
  'missing-section-file',
  'missing-form-file',
]);
const OF_REFS = new Set([
  'ref-to-nothing',
  'ref-leaves-content',
  'ref-to-section',
  'recursive-ref',
]);

/** What is missing or left over where something else is named wrongly. */
const FOLLOWERS = new Set([
  'field-not-in-layout',
  'missing-label',
  'missing-choice-label',
  'missing-required-sentence',
  'unused-message',
  'schema-refused',
  'form-refused',
  'unknown-rule',
  'rule-without-case',
  'case-fails',
]);

/** Nobody can say these of fields that could not be read. */
const OF_FIELDS = new Set([
  ...FOLLOWERS,
  'unknown-field',
  'unknown-field-in-layout',
  'required-unknown',
  'section-reaches-out',
  'section-lacks-field',
  'widget-misfit',
]);

/** What nobody can say while a file of such a kind cannot be read: what it declares, others only seem to lack. */
const BEYOND: readonly { readonly unread: RegExp; readonly codes: ReadonlySet<string> }[] = [
  { unread: /^schemas\/flows\//, codes: new Set(['unknown-flow']) },
  { unread: /^schemas\/tables\//, codes: new Set(['unknown-name', 'unknown-format']) },
  { unread: /^schemas\/(forms|sections)\//, codes: new Set(['value-never-known', 'unknown-rule']) },
  {
    unread: /\.rules\.json$/,
    codes: new Set(['case-fails', 'unknown-rule', 'rule-without-case', 'value-never-known']),
  },
];

/** In this order a form is made, so the first that is wrong is the cause: fields, layout, form, tables, rules, words, examples. */
const KINDS: readonly RegExp[] = [
  /^schemas\/house\.json$/,
  /^schemas\/calls\//,
  /\.schema\.json$/,
  /\.ui\.json$/,
  /^schemas\//,
  /\.rules\.json$/,
  /^messages\//,
  /\.cases\.json$/,
];

/** All faults, the causes first; those that say once more what another says are left out. */
export function causesFirst(found: readonly Found[]): readonly ContentFault[] {
  const causes = folded(found.filter((one) => !isHeldBack(one, found)));
  return [...causes].sort(
    (a, b) =>
      stageOf(a) - stageOf(b) ||
      kindOf(a) - kindOf(b) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

const stageOf = ({ code }: ContentFault): number => {
  if (OF_FILES.has(code) || OF_REFS.has(code)) return 0;
  return FOLLOWERS.has(code) ? 2 : 1;
};

const kindOf = ({ file }: ContentFault): number => {
  const at = KINDS.findIndex((kind) => kind.test(file));
  return at < 0 ? KINDS.length : at;
};

const SCHEMA = /^schemas\/(forms|sections|blocks)\/.*\.schema\.json$/;

/** Without the house nobody knows roles, records and files, which all the rest speaks of. */
const isOfHouse = ({ fault: { code, file } }: Found): boolean =>
  OF_FILES.has(code) && file === HOUSE_FILE;

function isHeldBack({ fault, about }: Found, all: readonly Found[]): boolean {
  const others = all.filter((one) => one.fault !== fault);
  if (!OF_FILES.has(fault.code) && others.some(isOfHouse)) return true;
  const isUnread = ({ fault: { code, file } }: Found): boolean =>
    OF_FILES.has(code) && SCHEMA.test(file);
  if (OF_REFS.has(fault.code) && others.some(isUnread)) return true;
  const isUnreadable = (one: Found): boolean => OF_REFS.has(one.fault.code) || isUnread(one);
  if (OF_FIELDS.has(fault.code) && others.some(isUnreadable)) return true;
  if (others.some((other) => isOfLeftOut(fault, other))) return true;
  if (others.some((other) => isBeyond(fault, other) || isSharedWith(fault, other))) return true;
  return others.some((other) => ECHOES[fault.code]?.(fault, about, other) === true);
}

/** What the fields of a section that its form has left out seem to be wrong in: with the section they are there. */
const OF_LEFT_OUT = new Set([
  'unknown-field',
  'unused-message',
  'unknown-rule',
  'rule-without-case',
  'case-fails',
]);

const isOfLeftOut = ({ code, file }: ContentFault, { fault: other }: Found): boolean =>
  OF_LEFT_OUT.has(code) &&
  other.code === 'unreachable-step' &&
  ((code === 'unused-message' && BLOCKS.test(file)) ||
    (formOf(file) !== undefined && formOf(file) === formOf(other.file)));

/** Words of what sections take over: used where those are. */
const BLOCKS = /^messages\/[\w-]+\/blocks\.json$/;

/** The form that a file belongs to; none of what several share. */
const formOf = (file: string): string | undefined =>
  /^(?:schemas\/forms\/([\w-]+)\/|rules\/([\w-]+)\.|messages\/[\w-]+\/([\w-]+)\.json$)/
    .exec(file)
    ?.slice(1)
    .find((name) => name !== undefined);

function isBeyond({ code }: ContentFault, { fault: other }: Found): boolean {
  if (!OF_FILES.has(other.code)) return false;
  return BEYOND.some(({ unread, codes }) => codes.has(code) && unread.test(other.file));
}

const CALL = /^schemas\/calls\/[^/]+$/;
const SHARED_BY_CALLS = /^schemas\/calls\/shared\//;

/** A piece that calls share is wrong where it stands, and not in every call that takes it. */
const isSharedWith = ({ code, file, message }: ContentFault, { fault: other }: Found): boolean =>
  CALL.test(file) &&
  SHARED_BY_CALLS.test(other.file) &&
  other.code === code &&
  other.message === message;

/** By the code of a fault: does another say the same, nearer to where the mistake was made? */
const ECHOES: Readonly<
  Record<string, (fault: ContentFault, about: string | undefined, other: Found) => boolean>
> = {
  // A label under a misspelt key: the key is what is wrong. What files are made of needs none.
  'missing-label': ({ nearest }, _, { fault, about }) =>
    (fault.code === 'unused-message' && nearest !== undefined && fault.nearest === nearest) ||
    (fault.code === 'upload-without-widget' && nearest?.includes(`.${about}.`) === true),
  'missing-choice-label': ({ nearest }, _, { fault }) =>
    fault.code === 'unused-message' && fault.nearest !== undefined && fault.nearest === nearest,
  // A sentence that a rule or a form names under a misspelt key.
  'unused-message': ({ nearest }, about, other) =>
    other.fault.code === 'unknown-message' &&
    (other.fault.nearest === about || (nearest === other.about && !isOfView(other.fault))),
  // A placeholder that stands there, with one brace.
  'lost-placeholder': (_, about, other) =>
    other.fault.code === 'single-brace' && other.about === about,
  // A key that an example names as a rule does; words of a table that stand misspelt among the messages.
  'unknown-message': (fault, about, other) =>
    about !== undefined &&
    (isOfView(fault)
      ? other.fault.code === 'unused-message' &&
        other.fault.nearest === about &&
        fault.nearest !== other.about
      : other.fault.code === 'unknown-message' &&
        other.about === about &&
        fault.file.endsWith('.cases.json') &&
        !other.fault.file.endsWith('.cases.json')),
  // Of a label that is not written as it must be.
  'missing-required-sentence': (_, about, other) =>
    about !== undefined &&
    (other.fault.code === 'not-plain' || other.fault.code === 'unknown-placeholder') &&
    other.about?.split(' ')[0] === about,
  // Rows of what is no list, files whose rows have no key; rules that are never reached, or always, for want of an operator that fits.
  'unknown-field': (fault, about, other) =>
    ofMisfitUpload(fault, about, other) ||
    (other.fault.code === 'operator-does-not-fit' &&
      other.fault.file === fault.file &&
      fault.place === other.fault.place.replace(/operator$/, 'value/path')),
  'missing-input': ofMisfitUpload,
  // What is never shown is not shown under other conditions either.
  'required-while-hidden': (fault, about, other) =>
    ofMisfit(fault, about, other) ||
    (other.fault.code === 'required-but-hidden' && isAtSamePlace(fault, other)),
  // Limits that leave no answer refuse whatever is written: what will be refused is known once they are right.
  'default-refused': ofLimits,
  'value-refused': ofLimits,
  'rule-never-fires': ofMisfit,
  // That something fits none of several shapes says less than what kind it should be.
  'wrong-shape': ({ file, place }, _, { fault }) =>
    fault.code === 'wrong-kind' && fault.file === file && fault.place === place,
  // What no engine reads is told as such.
  'flagged-pattern': ({ file, place }, _, { fault }) =>
    fault.code === 'wrong-shape' && fault.file === file && fault.place === place,
  // That a form cannot be put together follows from what is wrong with a rule or a text.
  'form-refused': ({ file }, _, { fault }) =>
    fault.code === 'bad-template' ||
    fault.code === 'missing-brace' ||
    (fault.file === file && !FOLLOWERS.has(fault.code)),
  // Whether a rule has an example is known when the examples hold.
  'rule-without-case': ({ file }, _, { fault }) =>
    fault.code === 'case-fails' && fault.file === file.replace('.rules.', '.cases.'),
  // A field that a group names by a misspelt name.
  'field-not-in-layout': (fault, about, other) =>
    other.fault.code === 'unknown-field-in-layout' &&
    other.fault.file === fault.file &&
    other.fault.nearest === about,
};

const isAtSamePlace = ({ file, place }: ContentFault, { fault: other }: Found): boolean =>
  file === other.file && place === other.place;

/** Of a field whose limits leave no answer: it is named in the message, by its last name. */
function ofLimits({ message }: ContentFault, _: string | undefined, { fault }: Found): boolean {
  if (fault.code !== 'limit-without-sense') return false;
  const name = fault.place.split('/').at(-2) ?? '';
  return message.includes(`"${name}"`) || message.includes(`.${name}"`);
}

/** The calls of an upload that nobody wrote are made for rows as they should be. */
function ofMisfitUpload(
  { file, place }: ContentFault,
  _: string | undefined,
  { fault }: Found,
): boolean {
  const calls = fault.place.replace(/ui:widget$/, 'ui:options/calls/');
  return fault.code === 'upload-misfit' && fault.file === file && place.startsWith(calls);
}

function ofMisfit({ file }: ContentFault, _: string | undefined, { fault }: Found): boolean {
  return fault.code === 'operator-does-not-fit' && fault.file === file;
}

/** A table finds its words by convention, so the message is what is misspelt; elsewhere a key is written out. */
const isOfView = ({ file }: ContentFault): boolean => file.startsWith('schemas/views/');

/** The same thing said of several places of one file is said once, with the lines of the others. */
function folded(found: readonly Found[]): readonly ContentFault[] {
  const groups = new Map<string, ContentFault[]>();
  for (const { fault, about } of found) {
    const { code, file, place } = fault;
    const key = `${code}\n${file}\n${about === undefined ? `${place}\n${fault.message}` : `about ${about}`}`;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].flatMap((faults) => {
    const [first, ...others] = [...faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (first === undefined) return [];
    const lines = [...new Set(others.map(({ line }) => line))].filter(
      (line) => line !== first.line,
    );
    if (lines.length === 0) return [first];
    return [{ ...first, remedy: `${first.remedy} The same is wrong in ${linesIn(lines)}.` }];
  });
}

function linesIn(lines: readonly (number | undefined)[]): string {
  const last = lines.at(-1);
  return lines.length === 1 ? `line ${last}` : `lines ${lines.slice(0, -1).join(', ')} and ${last}`;
}
