// Turns a plain JSON Schema that somebody else wrote into the files of a form: texts move to messages, what a form
// cannot be made of is refused with a reason.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { ContentFault, ContentSource } from '../model/types.ts';
import { toTexts } from './empty-form.ts';
import { foldSchema } from './fold.ts';
import { saidIn, saidOnce } from './said-once.ts';
import { importUi } from './ui.ts';

export interface ImportResult {
  /** The files of the new form by path; empty where there are faults. */
  readonly files: Readonly<Record<string, string>>;
  readonly faults: readonly ContentFault[];
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
}

/** Imports a JSON Schema (draft-07 or earlier words of the same meaning) as a form of one section, `main`. */
export function importJsonSchema(
  schema: Json,
  { id, ui = {}, locale = 'en-US', among = new Map() }: ImportOptions,
): ImportResult {
  const folder = `schemas/forms/${id}`;
  const file = `${folder}/main.schema.json`;
  const folded = foldSchema(schema, file);
  if (folded.faults.length > 0 || !isObject(folded.schema)) {
    return { files: {}, faults: folded.faults, leftOut: folded.leftOut };
  }
  const layout = importUi(ui, folded.schema);
  const title = isObject(schema) && typeof schema.title === 'string' ? schema.title : id;
  const intro =
    isObject(schema) && typeof schema.description === 'string' ? schema.description : undefined;
  return {
    faults: [],
    leftOut: [...folded.leftOut, ...layout.leftOut],
    files: toTexts({
      [`${folder}/form.json`]: {
        $schema: '../../meta/form.schema.json',
        id,
        kind: 'single',
        access: 'public',
        sections: ['main'],
      },
      [file]: { $schema: '../../meta/section.schema.json', ...folded.schema },
      [`${folder}/main.ui.json`]: { $schema: '../../meta/ui.schema.json', ...layout.ui },
      [`messages/${locale}/${id}.json`]: {
        $schema: '../../../schemas/meta/messages.schema.json',
        ...saidOnce(
          {
            title,
            'main.title': title,
            ...(intro === undefined ? {} : { 'main.lead': intro }),
            ...spoken({ ...folded.messages, ...layout.messages }, layout.unseen),
          },
          id,
          saidIn(among, locale),
        ),
      },
    }),
  };
}

/** The words without those of fields that nobody sees. */
const spoken = (messages: Readonly<Record<string, string>>, unseen: readonly string[]) =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => !unseen.some((path) => key.startsWith(`${path}.`))),
  );
