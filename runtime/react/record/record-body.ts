// A record as its load call answers it, read by the form's plan: the answers, the ends of secrets, and what goes back with a save.

import {
  type Answers,
  editableSections,
  emptyAt,
  type FormBundle,
  formTree,
  getAt,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  type RecordPlan,
  toPointer,
  withDefaults,
} from '../../core/index.ts';

export interface LoadedRecord {
  /** By the names of the form's fields; no secret is among them. */
  readonly answers: Answers;
  /** As it is stored, for rules (`context.record`). */
  readonly stored: JsonObject;
  /** Name of a secret on file → its last characters. */
  readonly masked: Readonly<Record<string, string>>;
  readonly revision: number;
  /** What is sent besides with every save. */
  readonly with: JsonObject;
}

/** What the load call answered; undefined where the record is not in it. */
export function recordIn(bundle: FormBundle, body: Json | undefined): LoadedRecord | undefined {
  const { record } = bundle;
  if (record === undefined || !isObject(body)) return undefined;
  const stored = getAt(body, toPointer(record.load.at));
  const revision = getAt(body, toPointer(record.revision));
  if (!isObject(stored) || typeof revision !== 'number') return undefined;
  return { ...readStored(bundle, stored), revision, with: sentBesides(record, body) };
}

/** The record as a refused save tells of it. */
export function readStored(
  bundle: FormBundle,
  stored: JsonObject,
): Pick<LoadedRecord, 'answers' | 'stored' | 'masked'> {
  const secrets = new Set(secretsOf(bundle).map((pointer) => pointer.slice(1)));
  const named = bundle.sections.flatMap(({ owns }) => owns).filter((name) => !secrets.has(name));
  const answers = Object.fromEntries(
    named.flatMap((name) => {
      const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
      // Null is nothing, unless a default would come back in its place.
      const isNone =
        value === undefined || (value === null && emptyAt(bundle, `/${name}`) !== null);
      return isNone ? [] : [[name, value] as const];
    }),
  );
  const masked = isObject(stored.masked) ? stored.masked : {};
  return {
    answers: withDefaults(bundle, answers),
    stored,
    masked: Object.fromEntries(
      Object.entries(masked).flatMap(([name, end]) =>
        typeof end === 'string' && secrets.has(name) ? [[name, end] as const] : [],
      ),
    ),
  };
}

/** Fields at the top whose answers are secrets. */
export const secretsOf = (bundle: FormBundle): readonly Pointer[] =>
  [...formTree(bundle).root.children.values()].flatMap(({ secret, pointer }) =>
    secret ? [pointer] : [],
  );

/** The answers as they are shown: the end of a secret stands for it. */
export const shownAnswers = ({ answers, masked }: LoadedRecord): Answers => ({
  ...answers,
  ...masked,
});

/** What a save of sections sends: the whole record, the revision it stands on, and the key of the section; none where they have not one and the same. */
export function saveBody(
  bundle: FormBundle,
  sections: readonly string[],
  record: Pick<LoadedRecord, 'revision' | 'with'>,
  answers: Answers,
): JsonObject {
  const edited = editableSections(bundle);
  const shown = new Set(
    bundle.sections.flatMap(({ id, owns }) => (edited.includes(id) ? [] : owns)),
  );
  const key = bundle.record?.save.key;
  const names = new Set(sections.map((section) => key?.of[section]));
  const [named] = names.size === 1 ? names : [];
  return {
    ...Object.fromEntries(Object.entries(answers).filter(([name]) => !shown.has(name))),
    ...record.with,
    ...(key && named !== undefined && { [key.input]: named }),
    revision: record.revision,
  };
}

const sentBesides = ({ save }: RecordPlan, body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(save.with ?? {}).flatMap(([input, path]) => {
      const value = getAt(body, toPointer(path));
      return value === undefined ? [] : [[input, value] as const];
    }),
  );
