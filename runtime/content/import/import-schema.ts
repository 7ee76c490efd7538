// Turns a plain JSON Schema that somebody else wrote into the files of a form: texts move to messages, what a form
// cannot be made of is refused with a reason.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { ContentFault, ContentSource } from '../model/types.ts';
import { withoutMarkup } from '../texts/markup.ts';
import { toTexts } from './empty-form.ts';
import { foldSchema } from './fold-schema.ts';
import { alone, type SchemaFiles } from './refs.ts';
import { importReport, type ReportLine } from './report.ts';
import { shareWordings, wordingsIn } from './shared-wordings.ts';
import { importUi } from './ui.ts';

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
  /** A UI schema in RJSF's dialect. */
  readonly ui?: JsonObject;
  readonly locale?: string;
  /** The content that the form is to stand in: what is said there already is used, and not written again. */
  readonly among?: ContentSource;
  /** The files that its refs name; without them it must be whole by itself. */
  readonly beside?: SchemaFiles;
  /** Patterns that are quick on short texts only → the longest text. */
  readonly bounds?: ReadonlyMap<string, number>;
}

/** Imports a JSON Schema (draft-04 to 2020-12) as a form of one section, `main`. */
export function importJsonSchema(schema: Json, options: ImportOptions): ImportResult {
  const {
    id,
    ui = {},
    locale = 'en-US',
    among = new Map(),
    beside = alone(schema),
    bounds,
  } = options;
  const folder = `schemas/forms/${id}`;
  const file = `${folder}/main.schema.json`;
  const { faults, notes, ...folded } = foldSchema(beside, file, bounds);
  const layout = importUi(ui, folded.schema);
  const messages = spoken({ ...folded.messages, ...layout.messages }, layout.unseen);
  const wordsFile = `messages/${locale}/${id}.json`;
  // A form that is imported again is not what stands around it.
  const around = new Map([...among].filter(([path]) => path !== wordsFile));
  const elsewhere = wordingsIn(around, locale);
  const drafted = toTexts({
    [`${folder}/form.json`]: {
      $schema: '../../meta/form.schema.json',
      id,
      kind: 'single',
      access: 'public',
      sections: ['main'],
    },
    [file]: { $schema: '../../meta/section.schema.json', ...folded.schema },
    [`${folder}/main.ui.json`]: { $schema: '../../meta/ui.schema.json', ...layout.ui },
    [wordsFile]: {
      $schema: '../../schemas/meta/messages.schema.json',
      ...shareWordings({ ...headings(schema, id), ...messages }, id, elsewhere),
    },
  });
  const leftOut = [...folded.leftOut, ...layout.leftOut];
  const report = importReport(folded.schema, [...notes, ...layout.notes]);
  return { faults, report, leftOut, drafted, files: faults.length > 0 ? {} : drafted };
}

/** What the form and its one section are called, and what they are about. */
function headings(schema: Json, id: string): Readonly<Record<string, string>> {
  const { title, description } = isObject(schema) ? schema : {};
  const [name, lead] = [title, description].map((text) =>
    typeof text === 'string' ? withoutMarkup(text).trim() : '',
  );
  return { title: name || id, 'main.title': name || id, ...(lead && { 'main.lead': lead }) };
}

/** The words without those of fields that nobody sees. */
const spoken = (messages: Readonly<Record<string, string>>, unseen: readonly string[]) =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => !unseen.some((path) => key.startsWith(`${path}.`))),
  );
