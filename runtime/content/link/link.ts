// Brings the files of each form together: sections with their layout, rules, cases, messages, calls.
import type { Json, JsonObject, UiSchema } from '../../core/index.ts';
import { isObject, nearestOf } from '../../core/index.ts';
import type { Fingerprint } from '../model/fingerprint.ts';
import { contextFacts } from '../model/house.ts';
import type {
  CaseFile,
  FieldNode,
  FormFile,
  LinkedForm,
  LinkedSection,
  Model,
  RuleFile,
} from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';
import { didYouMean, type Report } from '../read/faults.ts';
import { kindOf } from '../read/files.ts';
import { deref, type Linked } from '../schema/deref.ts';
import { gatherMessages } from '../texts/catalogue.ts';
import { fieldsOf } from './fields.ts';
import { houseOf } from './house.ts';
import { linkCalls, reportName } from './link-calls.ts';
import { mergeSections } from './merge-sections.ts';

export interface Checked {
  readonly source: ContentSource;
  readonly values: ReadonlyMap<string, Json>;
  /** Files that satisfy their meta-schema; only these are linked. */
  readonly passed: ReadonlySet<string>;
}

/** Links everything that passed the meta-schemas. */
export function link(checked: Checked, locale: string, report: Report): Model {
  const { source, values, passed } = checked;
  const house = houseOf(values, passed);
  const forms: LinkedForm[] = [];
  const unread = new Set([...source.keys()].filter((file) => isChecked(file) && !passed.has(file)));
  let incomplete = unread.size > 0;
  for (const [file, value] of values) {
    if (kindOf(file) !== 'form') continue;
    const form = passed.has(file)
      ? linkForm(file, value as unknown as FormFile, checked, report)
      : undefined;
    if (form === undefined) incomplete = true;
    else forms.push({ ...form, facts: contextFacts(house, form.form.access) });
  }
  return {
    source,
    locale,
    house,
    forms,
    calls: linkCalls(checked, report),
    views: viewsOf(checked),
    messages: gatherMessages(source, values, locale),
    placeholders: placeholdersOf(checked),
    compared: comparedOf(checked),
    released: releasedOf(checked),
    unread,
    incomplete,
  };
}

const isChecked = (file: string): boolean => kindOf(file) !== undefined;

function linkForm(
  file: string,
  form: FormFile,
  { source, values, passed }: Checked,
  report: Report,
): Omit<LinkedForm, 'facts'> | undefined {
  const folder = file.slice(0, -'form.json'.length);
  const id = folder.split('/').at(-2) ?? '';
  if (form.id !== id) reportName(file, form.id, id, report);
  const sections: LinkedSection[] = [];
  const fields = new Map<string, FieldNode>();
  for (const [index, name] of form.sections.entries()) {
    const schemaFile = `${folder}${name}.schema.json`;
    const uiFile = `${folder}${name}.ui.json`;
    const there = [schemaFile, uiFile].map((wanted) => {
      // A file that is there but cannot be read has a fault of its own.
      if (!source.has(wanted)) reportNoFile(file, index, wanted, values, report);
      return passed.has(wanted);
    });
    if (there.includes(false)) return undefined;
    const linked = deref(values, schemaFile, report);
    const ui = (values.get(uiFile) ?? {}) as UiSchema;
    sections.push({
      id: name,
      file: schemaFile,
      uiFile,
      schema: linked.schema,
      ui: withoutNotes(ui),
      prefixes: sectionPrefixes(id, name, linked),
    });
    for (const [pointer, node] of fieldsOf(name, linked, ui, id)) {
      const first = fields.get(pointer);
      if (first === undefined) fields.set(pointer, node);
      else if (pointer.lastIndexOf('/') === 0) reportClaim(first, node, report);
    }
  }
  const rulesFile = `rules/${id}.rules.json`;
  const casesFile = `rules/${id}.cases.json`;
  return {
    id,
    file,
    form,
    sections,
    fields,
    schema: mergeSections(sections.map((section) => section.schema)),
    rulesFile,
    rules: passed.has(rulesFile) ? listIn<RuleFile>(values.get(rulesFile), 'rules') : [],
    casesFile,
    cases: passed.has(casesFile) ? listIn<CaseFile>(values.get(casesFile), 'cases') : [],
  };
}

/** A section's own words, then those of the section of another form that it takes over. */
function sectionPrefixes(formId: string, name: string, linked: Linked): readonly string[] {
  const origin = linked.origins.get(linked.schema);
  const [, kind, other] = origin?.file.split('/') ?? [];
  const otherName = origin?.file.split('/').at(-1)?.slice(0, -'.schema.json'.length);
  const own = `${formId}.${name}`;
  return kind === 'forms' && other !== undefined && other !== formId
    ? [own, `${other}.${otherName}`]
    : [own];
}

function viewsOf({ values, passed }: Checked): Model['views'] {
  const views = new Map<string, { file: string; view: JsonObject }>();
  for (const [file, value] of values) {
    if (kindOf(file) !== 'view' || !passed.has(file) || !isObject(value)) continue;
    views.set(String(value.id), { file, view: withoutNotes(value) });
  }
  return views;
}

function placeholdersOf({ values, passed }: Checked): Model['placeholders'] {
  const texts = [...values]
    .filter(([file]) => kindOf(file) === 'placeholders' && passed.has(file))
    .flatMap(([, value]) => (isObject(value) && isObject(value.texts) ? [value.texts] : []));
  return new Map(
    texts.flatMap((record) =>
      Object.entries(record).map(
        ([key, names]) => [key, Array.isArray(names) ? names.map(String) : []] as const,
      ),
    ),
  );
}

function comparedOf({ values, passed }: Checked): Model['compared'] {
  const found = [...values]
    .filter(([file]) => kindOf(file) === 'compared' && passed.has(file))
    .flatMap(([, value]) =>
      isObject(value) && isObject(value.sentences) ? [value.sentences] : [],
    );
  return new Map(
    found.flatMap((record) =>
      Object.entries(record).map(([key, sentence]) => [key, String(sentence)] as const),
    ),
  );
}

function releasedOf({ values, passed }: Checked): Model['released'] {
  return Object.fromEntries(
    [...values]
      .filter(([file]) => kindOf(file) === 'released' && passed.has(file))
      .map(([file, value]) => [
        file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
        value as unknown as Fingerprint,
      ]),
  );
}

const withoutNotes = (value: JsonObject): JsonObject => {
  const { $schema: _schema, $comment: _comment, ...rest } = value;
  return rest;
};

function listIn<T>(value: Json | undefined, member: string): readonly T[] {
  const list = isObject(value) ? value[member] : undefined;
  return Array.isArray(list) ? (list as unknown as readonly T[]) : [];
}

function reportNoFile(
  file: string,
  index: number,
  wanted: string,
  values: ReadonlyMap<string, Json>,
  report: Report,
): void {
  const ending = wanted.endsWith('.ui.json') ? '.ui.json' : '.schema.json';
  // Only a file beside it can be the one that was meant: those of other forms have names alike.
  const folder = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const near = nearestOf(
    wanted,
    [...values.keys()].filter((name) => name.startsWith(folder) && name.endsWith(ending)),
  );
  report({
    code: 'missing-section-file',
    file,
    place: `/sections/${index}`,
    message: `The section needs the file ${wanted}, which is not there.`,
    remedy: didYouMean(near, 'Add the file, or take the section out of the list.'),
    nearest: near,
  });
}

function reportClaim(first: FieldNode, second: FieldNode, report: Report): void {
  report({
    code: 'two-claims',
    file: second.file,
    place: second.place,
    message: `The field ${second.pointer.slice(1)} is declared by the section "${second.section}" and by "${first.section}" too.`,
    remedy:
      'Each field belongs to one section: take it out of one of them, or give it another name.',
  });
}
