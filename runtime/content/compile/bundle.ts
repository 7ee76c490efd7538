// Makes a form's bundle of its linked files: schema, layout, fields with their words, compiled rules, sentences, calls.
import type {
  AppBundle,
  CallInfo,
  FieldInfo,
  FormBundle,
  MarkdownTree,
  SentPlan,
  StartMapping,
  TextProgram,
} from '../../core/index.ts';
import { roleRules, toPointer } from '../../core/index.ts';
import { optionsOf } from '../link/fields.ts';
import { usedCalls } from '../link/used-calls.ts';
import type { House } from '../model/house.ts';
import {
  type FormFile,
  type LinkedForm,
  type Message,
  type Model,
  migrationsOf,
  SHARED_WORDS,
  type StartEntry,
} from '../model/model.ts';
import { sectionWords } from '../texts/field-words.ts';
import { readMarkdown } from '../texts/markdown.ts';
import { dialogsOf, inOwnWords } from '../texts/own-words.ts';
import { compileTemplates, hasPlaceholders } from '../texts/templates.ts';
import { appTexts } from './app-texts.ts';
import { withClock } from './clock.ts';
import { fieldInfos } from './field-infos.ts';
import { matchesBranches } from './live.ts';
import { shaped } from './nodes.ts';
import { compileRule } from './rules.ts';
import { apartOf } from './set-apart.ts';
import { withFileKinds } from './uploads.ts';

/** A bundle still without its address: hash and module names come last. */
export type Unnamed<T> = Omit<T, 'release' | 'modules'>;

/** Everything a browser needs to show and judge one form, and a printer to print it in this wording years later. */
export function bundleForm(linked: LinkedForm, model: Model): Unnamed<FormBundle> {
  const { form } = linked;
  const { sections, fields } = treeOf(linked, model);
  const rules = linked.rules.map((rule) => ({
    ...rule,
    event: inOwnWords(rule.event, linked, model.messages),
  }));
  const dialogs = dialogsOf(linked, model.messages);
  const start = linked.declared.flatMap((one) => one.start);
  const migrations = migrationsOf(linked);
  const columns = [...linked.fields.values()].flatMap(({ pointer, column }) =>
    column === undefined ? [] : [[pointer, column.name] as const],
  );
  const { messages, templates, pages } = splitTexts(
    textsOf(linked, model, [
      ...Object.values(fields).flatMap(keysOf),
      ...sections.flatMap(({ title, lead, groups }) => [
        title,
        lead,
        ...(groups ?? []).flatMap((group) => [group.title, group.intro]),
      ]),
      ...rules.map(({ event }) => event.params.message),
      ...[...linked.fields.values()].map(({ ui }) => optionsOf(ui).refusal),
      form.record?.save.message,
      ...Object.values(form.record?.panes ?? {}).flatMap(({ title, save }) => [title, save]),
    ]),
  );
  return {
    id: form.id,
    locale: model.locale,
    timeZone: model.house.timeZone,
    kind: form.kind,
    access: form.access,
    ...whoOf(form.access, model.house),
    sections,
    fields,
    rules: [...rules.map(compileRule), ...roleRules(fields)],
    messages,
    templates,
    pages,
    calls: callInfos(
      model,
      usedCalls(linked).map(({ id }) => id),
    ),
    ...(start.length === 0 ? {} : { start: { map: startMap(start, model.house) } }),
    ...(form.load === undefined ? {} : { load: form.load }),
    ...(form.draft === undefined ? {} : { draft: form.draft }),
    ...(form.submit === undefined ? {} : { submit: form.submit }),
    ...(form.record === undefined ? {} : { record: form.record }),
    ...(form.confirm === undefined ? {} : { confirm: form.confirm }),
    ...sentPlanOf(form),
    ...(migrations.length === 0 ? {} : { migrations }),
    ...(columns.length === 0 ? {} : { columns: Object.fromEntries(columns) }),
    ...(Object.keys(dialogs).length === 0 ? {} : { dialogs }),
    live: linked.sections.some((section) => matchesBranches(section.schema)),
  };
}

/** What becomes of what it sends, as far as it says. */
const sentPlanOf = ({ received, flow, webhooks, open, limit }: FormFile): SentPlan => ({
  ...(received && { received }),
  ...(flow !== undefined && { flow }),
  ...(webhooks && { webhooks }),
  ...(open && { open }),
  ...(limit && { limit }),
});

/** Its sections and fields, each with what it is. */
const treeOf = (linked: LinkedForm, model: Model) =>
  shaped(
    {
      fields: fieldInfos(linked, model),
      sections: linked.sections.map((section) => ({
        id: section.id,
        owns: Object.keys(section.schema.properties ?? {}),
        schema: section.schema,
        ui: withFileKinds(
          inOwnWords(section.ui, linked, model.messages),
          section.schema,
          model.house,
        ),
        ...sectionWords(section, model.messages),
      })),
    },
    model.widgets,
  );

/** Every text that goes with a form: all its own and those of its sections, and what else it names. */
function textsOf(
  linked: LinkedForm,
  { messages, keysBelow, house }: Model,
  named: readonly unknown[],
): readonly Message[] {
  const around = [
    `${linked.id}.*`,
    ...linked.sections.flatMap(({ id, shared }) => (shared ? [`${SHARED_WORDS}${id}.*`] : [])),
    ...house.print,
  ];
  const keys = new Set([
    ...around.flatMap((name) => (name.endsWith('.*') ? keysBelow(name.slice(0, -1)) : name)),
    ...named,
    ...pagesOf(linked).flatMap((key) => [key, `${key}.title`]),
  ]);
  return [...keys].flatMap((key) => (typeof key === 'string' ? (messages.get(key) ?? []) : []));
}

/** What every page needs whatever form it shows; `own` are its sentences. */
export function bundleApp(model: Model, own = appTexts(model)): Unnamed<AppBundle> {
  const { messages, templates, pages } = splitTexts(own);
  return {
    locale: model.locale,
    timeZone: model.house.timeZone,
    waiting: model.house.waiting,
    ...(model.house.billing && { billing: model.house.billing }),
    messages,
    templates,
    pages,
    calls: callInfos(
      model,
      [...model.calls.keys()].filter((id) => apartOf(id, model.house) === undefined),
    ),
    views: Object.fromEntries(
      [...model.views].map(([id, { view }]) => [id, withClock(view, model.house)]),
    ),
    flows: Object.fromEntries([...model.flows].map(([id, { flow }]) => [id, flow])),
    tables: model.house.ownTables,
    documents: model.house.documents,
  };
}

/** Sentences as they are, sentences with placeholders as programs, long texts as trees. */
export function splitTexts(texts: readonly Message[]): {
  readonly messages: Record<string, string>;
  readonly templates: Readonly<Record<string, TextProgram>>;
  readonly pages: Record<string, MarkdownTree>;
} {
  const messages: Record<string, string> = {};
  const templates: Record<string, string> = {};
  const pages: Record<string, MarkdownTree> = {};
  for (const { key, text, long } of texts) {
    if (long) pages[key] = readMarkdown(text).tree;
    else if (hasPlaceholders(text)) templates[key] = text;
    else messages[key] = text;
  }
  return { messages, templates: compileTemplates(templates), pages };
}

/** Message keys of the long texts a form shows. */
function pagesOf({ form, sections, fields, rules }: LinkedForm): readonly string[] {
  const then = form.submit?.then?.page;
  const shown = [...fields.values()].map(({ ui }) => optionsOf(ui).page);
  const opened = rules.map(({ event }) => event.params.page);
  const named = [...(form.pages ?? []), then, ...shown, ...opened].filter(
    (key) => typeof key === 'string',
  );
  return sections.length === 0 ? [] : named;
}

const startMap = (map: readonly StartEntry[], { formats }: House): readonly StartMapping[] =>
  map.map(({ to, from, as }) => ({
    to: toPointer(to),
    from,
    ...(as !== undefined && { as: formats[as] ?? as }),
  }));

function whoOf(access: string, { roles }: House): Pick<FormBundle, 'who'> {
  const who = roles[access]?.who;
  return who === undefined ? {} : { who };
}

/** What a browser is told of these calls. */
export function callInfos(model: Model, ids: readonly string[]): Record<string, CallInfo> {
  const infos: Record<string, CallInfo> = {};
  for (const id of ids) {
    const call = model.calls.get(id);
    if (call === undefined) continue;
    const { base, method, path, auth, failed, reads } = call;
    const { token } = model.house.callers[auth] ?? {};
    infos[id] = {
      ...{ id, base, method, path, auth },
      ...(token && { token }),
      ...(failed && { failed }),
      ...(reads && { reads }),
    };
  }
  return infos;
}

const keysOf = ({ label, hint, placeholder, options, errors, texts }: FieldInfo) => [
  label,
  hint,
  placeholder,
  ...Object.values(options ?? {}),
  ...Object.values(errors ?? {}),
  ...Object.values(texts ?? {}),
];
