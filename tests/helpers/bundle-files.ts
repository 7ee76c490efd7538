// The content files of a small form of a test: what it does not say of itself is said as plainly as the check admits.
import {
  type CompiledRule,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
  toDotted,
  type UiSchema,
} from '../../runtime/core/index.ts';

interface SectionSource {
  readonly schema: Schema;
  readonly ui?: UiSchema;
}

/** What a form file says beside its sections. */
type FormWords = 'kind' | 'access' | 'draft' | 'submit' | 'load' | 'start' | 'migrations' | 'given';

export interface BundleSource {
  readonly sections?: Readonly<Record<string, SectionSource>>;
  /** Short for one section named `main`. */
  readonly schema?: Schema;
  readonly rules?: readonly CompiledRule[];
  /** Conditions that rules call by name. */
  readonly conditions?: JsonObject;
  /** Sentences by full key; every field and section has a name without them. */
  readonly messages?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Partial<Record<FormWords, unknown>>>;
  /** What the house declares besides. */
  readonly house?: JsonObject;
  /** Files beside those of the form, such as tables and the widgets of a host. */
  readonly files?: Readonly<Record<string, JsonObject>>;
}

/** Widgets of the test's own, as a host describes them. */
export const widgetsFile = (widgets: JsonObject): Readonly<Record<string, JsonObject>> => ({
  'schemas/widgets.json': { $schema: 'meta/widgets.schema.json', widgets },
});

const META = 'schemas/meta';
const ONE_FIELD: Schema = { type: 'object', properties: { a: {} } };

/** The files of a form `test` in a house of its own. */
export function filesOf(source: BundleSource): Readonly<Record<string, unknown>> {
  const sections = source.sections ?? { main: { schema: source.schema ?? ONE_FIELD } };
  const rules = (source.rules ?? []).map(asWritten);
  const said = { ...namesOf(sections), ...wordsOfRules(source.rules ?? []), ...source.messages };
  const calls = callsIn([Object.values(sections).map(({ ui }) => ui ?? {}), source.form ?? {}]);
  return {
    'schemas/house.json': { ...HOUSE, ...source.house },
    'schemas/forms/test/form.json': {
      $schema: '../../meta/form.schema.json',
      id: 'test',
      kind: 'single',
      access: 'applicant',
      sections: Object.keys(sections),
      ...source.form,
    },
    ...Object.fromEntries(
      Object.entries(sections).flatMap(([id, { schema, ui }]) => [
        [
          `schemas/forms/test/${id}.schema.json`,
          { $schema: '../../meta/section.schema.json', ...schema },
        ],
        [`schemas/forms/test/${id}.ui.json`, { $schema: '../../meta/ui.schema.json', ...ui }],
      ]),
    ),
    ...Object.fromEntries(calls.map((id) => [`schemas/calls/${id}.json`, contractOf(id)])),
    'rules/test.rules.json': {
      $schema: `../${META}/rules.schema.json`,
      ...(source.conditions && { conditions: source.conditions }),
      rules,
    },
    ...byFile(said),
    ...source.files,
  };
}

const HOUSE = {
  $schema: 'meta/house.schema.json',
  timeZone: 'America/New_York',
  roles: { public: { who: 'visitor' }, applicant: { records: ['lead'] }, staff: {} },
  callers: { none: {} },
  bases: ['portal'],
  wording: { serverOnly: ['server', 'mail', 'documents'] },
};

/** A rule as its file has it: dotted places, those of the row at hand from the row on. */
function asWritten({ name, on, priority, conditions, effect, ...rest }: CompiledRule) {
  const { forEach, sequence } = rest;
  const dotted = (pointer: unknown): string => {
    const at = String(pointer);
    const inRow = forEach !== undefined && at.startsWith(`${forEach}/*`);
    return inRow ? toDotted(at.slice(forEach.length + 1).replace(/^\*/, '/row')) : toDotted(at);
  };
  const { type, ...params } = effect as unknown as { type: string } & Record<string, Json>;
  return {
    name,
    on,
    ...(forEach !== undefined && { forEach: toDotted(forEach) }),
    ...(sequence !== undefined && { sequence, priority }),
    conditions,
    event: {
      type,
      params: {
        ...params,
        ...(isList(params.fields) && { fields: params.fields.map(dotted) }),
        ...(params.field !== undefined && { field: dotted(params.field) }),
        ...(params.at !== undefined && { at: dotted(params.at) }),
      },
    },
  };
}

/** Sections and fields are called as they are named. */
function namesOf(sections: Readonly<Record<string, SectionSource>>): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { schema, ui = {} } of Object.values(sections)) {
    for (const path of pathsIn(schema))
      if (isSeen(path, ui)) names[`test.${path}.label`] = path.split('.').at(-1) ?? '';
  }
  return names;
}

/** Nothing on the way is hidden, unless the rows of a list are made in it. */
function isSeen(path: string, ui: UiSchema): boolean {
  const adders = Object.values(ui).flatMap((node) => {
    const { 'ui:options': options } = isObject(node) ? node : {};
    const { add } = isObject(options) ? options : {};
    return isObject(add) ? [String(add.from).slice(1)] : [];
  });
  let node: UiSchema = ui;
  for (const name of path.split('.')) {
    const rows = isObject(node.items) && !(name in node) ? node.items : node;
    node = isObject(rows[name]) ? rows[name] : {};
    const isHidden = node['ui:hidden'] === true || node['ui:widget'] === 'hidden';
    if (isHidden && !adders.includes(path.split('.')[0] ?? '')) return false;
  }
  return true;
}

/** Dotted paths of all that a schema names, without the places of rows. */
function pathsIn(schema: unknown, around = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, ...rest } = schema as Schema & Record<string, Json>;
  const own = Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(
    ([name, inner]) => {
      const path = around === '' ? name : `${around}.${name}`;
      return [path, ...pathsIn(inner, path)];
    },
  );
  const branches = BRANCHES.flatMap((word) => {
    const inner = (rest as Record<string, Json>)[word];
    return isList(inner) ? inner : inner === undefined ? [] : [inner];
  });
  const dependent = Object.values((rest.dependencies ?? {}) as Record<string, Json>);
  return [...own, ...[items, ...branches, ...dependent].flatMap((inner) => pathsIn(inner, around))];
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];

/** What rules say, where a test does not care. */
function wordsOfRules(rules: readonly CompiledRule[]): Record<string, string> {
  const words: Record<string, string> = {};
  for (const { effect } of rules) {
    if ('message' in effect) words[effect.message] = effect.message;
    if (effect.type === 'open') words[`test.dialog.${effect.dialog}.title`] = effect.dialog;
  }
  return words;
}

/** Sentences by the file that the first part of their key names; of pages it is all. */
function byFile(said: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  const files: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries(said)) {
    const [first = '', ...rest] = key.split('.');
    const file = `messages/en-US/${first}.json`;
    files[file] = {
      $schema: `../../${META}/messages.schema.json`,
      ...files[file],
      [rest.join('.')]: text,
    };
  }
  return files;
}

/** Every call that layouts and the form name. */
function callsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(callsIn))];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...new Set(
      Object.entries(value).flatMap(([word, inner]) => {
        if ((word === 'call' || word === 'save') && typeof inner === 'string') return [inner];
        if (word === 'calls')
          return Object.entries(inner as object).flatMap(([role, one]) =>
            role !== 'with' && typeof one === 'string' ? [one] : callsIn(one),
          );
        return callsIn(inner);
      }),
    ),
  ];
}

/** A call that takes and answers anything. */
const contractOf = (id: string) => ({
  $schema: '../meta/call.schema.json',
  id,
  base: 'portal',
  method: 'POST',
  path: `${id}.php`,
  auth: 'none',
  judges: 'choices',
  request: { type: 'object' },
  responses: { '200': {} },
});
