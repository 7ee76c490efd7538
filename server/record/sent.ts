// What a save of a record says, as the server reads it: the answers of the sections it may change, and nothing else.
import {
  type Answers,
  type FormBundle,
  type Json,
  type JsonObject,
  withoutBlanks,
} from '../../runtime/core/index.ts';
import type { FieldOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { PROFILE_FACTS } from './profile.ts';

/** Answers the server knows better than any browser; they are as the record has them, whatever is sent. */
const OURS: ReadonlySet<string> = new Set<FieldOf<'application'>>([
  'lead_id',
  'emailAddress',
  'lead',
  'uploadedFiles',
]);

/**
 * The answers one side has changed: what the person may change is as it was sent, everything else as it was in the
 * revision it was made from.
 */
export function changedAnswers(
  form: FormBundle,
  {
    sent,
    base,
    key,
  }: { readonly sent: Answers; readonly base: Answers; readonly key?: string | undefined },
): Answers {
  const { id: _, ...answers } = withoutBlanks(sent);
  const mine = Object.entries(answers).filter(([name]) => !PROFILE_FACTS.includes(name));
  const open = sectionMembers(form, key);
  const isOpen = (name: string) => (open ? open.has(name) : true) && !OURS.has(name);
  const closed = Object.entries(base).filter(([name]) => !isOpen(name));
  return {
    ...inLists(Object.fromEntries(mine.filter(([name]) => isOpen(name)))),
    ...Object.fromEntries(closed),
  };
}

type Types = keyof SomeAnswersOf<'profile', 'attorney_type'>;

/** The logged-in view has the types with commas (PRF-22), and a client of it sends them back so. */
function inLists(answers: JsonObject): JsonObject {
  const { attorney_type: types } = answers as Partial<Record<Types, Json>>;
  if (typeof types !== 'string') return answers;
  return { ...answers, attorney_type: types.split(',').map((type) => type.trim()) };
}

/** Id of the section that an update key names. */
export function sectionOfKey(
  { record }: Pick<FormBundle, 'record'>,
  key: string | undefined,
): string | undefined {
  const [named] = Object.entries(record?.save.key?.of ?? {}).find(([, word]) => word === key) ?? [];
  return named;
}

/** Members of the section that an update key names; undefined without a key, which leaves all open. */
function sectionMembers(form: FormBundle, key: string | undefined) {
  if (key === undefined) return undefined;
  const named = sectionOfKey(form, key);
  const section = form.sections.find(({ id }) => id === named);
  return new Set(Object.keys(section?.schema.properties ?? {}));
}
