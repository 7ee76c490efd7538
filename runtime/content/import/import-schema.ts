// Turns a plain JSON Schema that somebody else wrote into the files of a form: texts move to messages, what a form
// cannot be made of is refused with a reason.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { ContentFault, ContentSource } from '../model/types.ts';
import { withoutMarkup } from '../texts/markup.ts';
import type { Layout, Section } from './common/sections.ts';
import { toTexts } from './empty-form.ts';
import { foldSchema } from './fold-schema.ts';
import { takeLayout } from './layout.ts';
import type { Bounds } from './misfits.ts';
import { shownNulls } from './nulls.ts';
import { alone, type SchemaFiles, targetOf } from './refs.ts';
import { importReport, type ReportLine } from './report.ts';
import { shareWordings, wordingsIn } from './shared-wordings.ts';
import { begunOf, choicesApart, LONGEST, saidOf } from './texts.ts';

export interface ImportResult {
  /** The files of the new form by path; empty where there are faults. */
  readonly files: Readonly<Record<string, string>>;
  /** The same, also where there are faults: what could be taken, so that the rest of it can be checked too. */
  readonly drafted: Readonly<Record<string, string>>;
  readonly faults: readonly ContentFault[];
  /** Field by field what was taken, changed and left out. */
  readonly report: readonly ReportLine[];
  /** Words of the original that forms do not use and that were left out, each once. */
  readonly leftOut: readonly string[];
}

export interface ImportOptions {
  readonly id: string;
  /** A layout: a UI schema of RJSF, or one of JSON Forms. */
  readonly ui?: JsonObject;
  readonly locale?: string;
  /** The content that the form is to stand in: what is said there already is used, and not written again. */
  readonly among?: ContentSource;
  /** The files that its refs name; without them it must be whole by itself. */
  readonly beside?: SchemaFiles;
  readonly bounds?: Bounds;
}

/** Imports a JSON Schema (draft-04 to 2020-12) as a form: of one section, `main`, or of those that its layout has. */
export function importJsonSchema(schema: Json, options: ImportOptions): ImportResult {
  const {
    id,
    ui = {},
    locale = 'en-US',
    among = new Map(),
    beside = alone(schema),
    bounds,
  } = options;
  const file = `schemas/forms/${id}/main.schema.json`;
  const { faults, notes, ...folded } = foldSchema(beside, file, bounds);
  const layout = takeLayout(ui, folded.schema);
  const said = choicesApart({ ...folded.messages, ...layout.messages });
  const nulls = layout.sections.map(({ schema: own, ui: laid }) =>
    shownNulls(own, laid, { id, locale, messages: said }),
  );
  const unseen = [...layout.unseen, ...nulls.flatMap((one) => one.unseen)];
  const wordsFile = `messages/${locale}/${id}.json`;
  // A form that is imported again is not what stands around it.
  const around = new Map([...among].filter(([path]) => path !== wordsFile));
  const heads = headings(beside, id, layout.sections);
  const messages = { ...heads, ...layout.messages, ...spoken(saidOf(folded.schema, said), unseen) };
  const drafted = {
    ...toTexts({
      ...formFiles(id, layout),
      ...Object.fromEntries(
        layout.sections.flatMap((section, at) =>
          sectionFiles(id, { ...section, ui: nulls[at]?.ui ?? {} }),
        ),
      ),
      [wordsFile]: {
        $schema: '../../schemas/meta/messages.schema.json',
        ...shareWordings(messages, id, wordingsIn(around, locale)),
      },
    }),
    ...Object.assign({}, ...nulls.map(({ pages }) => pages)),
  };
  const leftOut = [...folded.leftOut, ...layout.leftOut];
  const report = importReport(folded.schema, [...notes, ...layout.notes]);
  return { faults, report, leftOut, drafted, files: faults.length > 0 ? {} : drafted };
}

/** What belongs to the form as a whole: which sections it has, and its rules where its layout has some. */
function formFiles(id: string, { sections, rules = [], cases = [] }: Layout) {
  const form = {
    $schema: '../../meta/form.schema.json',
    id,
    kind: sections.length > 1 ? 'wizard' : 'single',
    access: 'public',
    sections: sections.map((section) => section.id),
  };
  if (rules.length === 0) return { [`schemas/forms/${id}/form.json`]: form };
  return {
    [`schemas/forms/${id}/form.json`]: form,
    [`rules/${id}.rules.json`]: { $schema: '../schemas/meta/rules.schema.json', rules },
    [`rules/${id}.cases.json`]: { $schema: '../schemas/meta/cases.schema.json', cases },
  };
}

const sectionFiles = (form: string, { id, schema, ui }: Section) => [
  [
    `schemas/forms/${form}/${id}.schema.json`,
    { $schema: '../../meta/section.schema.json', ...schema },
  ],
  [`schemas/forms/${form}/${id}.ui.json`, { $schema: '../../meta/ui.schema.json', ...ui }],
];

/** What the form and its sections are called, and what they are about. */
function headings(
  source: SchemaFiles,
  id: string,
  sections: readonly Section[],
): Readonly<Record<string, string>> {
  const { title, description } = wholeOf(source);
  const plain = (text: Json | undefined, longest: number): string =>
    typeof text === 'string'
      ? begunOf(withoutMarkup(begunOf(text, MOST_READ)).trim(), longest)
      : '';
  const name = plain(title, LONGEST_TITLE);
  const lead = plain(description, LONGEST);
  const titles = sections.map((section) => [`${section.id}.title`, name || id] as const);
  return {
    title: name || id,
    ...Object.fromEntries(titles),
    ...(lead && { [`${sections[0]?.id}.lead`]: lead }),
  };
}

/** What is longer heads no page. */
const LONGEST_TITLE = 200;
const MOST_READ = 20_000;

/** What is imported, where it is a part of another file too. */
function wholeOf(source: SchemaFiles): JsonObject {
  const root = source.files.get(source.main);
  if (!isObject(root)) return {};
  const named =
    typeof root.$ref === 'string' ? targetOf(root.$ref, source.main, source) : undefined;
  return isObject(named?.node) ? { ...named.node, ...root } : root;
}

/** The words without those of fields that nobody sees. */
const spoken = (messages: Readonly<Record<string, string>>, unseen: readonly string[]) =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => !unseen.some((path) => key.startsWith(`${path}.`))),
  );
