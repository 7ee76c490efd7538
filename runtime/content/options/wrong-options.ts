// Whether meta-schemas say of every option what it is called, what it does and for whom it is, and give examples that hold.
import { getAt, isObject, type Json, type Schema } from '../../core/index.ts';
import type { ContentFault, ContentSource } from '../model/types.ts';
import { META_FOLDER } from '../read/files.ts';
import { satisfies } from '../schema/validators.ts';
import { LEVELS, type Option, optionsOf } from './options.ts';

/** Meta-schema by its file, of those that are JSON. */
export const metaSchemasOf = (source: ContentSource): ReadonlyMap<string, Schema> =>
  new Map(
    [...source].flatMap(([file, text]) =>
      file.startsWith(META_FOLDER) ? [[file, JSON.parse(text) as Schema] as const] : [],
    ),
  );

/** What the guide, the editors and an inspector would lack of the options in the meta-schemas of a source. */
export const wrongOptions = (source: ContentSource): readonly ContentFault[] =>
  [...metaSchemasOf(source)].flatMap(([file, meta]) =>
    faultsOf(meta).map((fault) => ({ ...fault, file })),
  );

type Fault = Omit<ContentFault, 'file'>;

function faultsOf(meta: Schema): readonly Fault[] {
  const { options, entries } = optionsOf(meta);
  const judge = allFit(options, meta) ? () => true : fits;
  const words = options.flatMap((option) => [
    ...wordFaults(option),
    ...exampleFaults(option, isPlain(option, options), (example) =>
      judge(example, option.schema, meta),
    ),
    ...sameTitle(option, options),
    ...overruled(option, meta),
  ]);
  const unnamed = entries.filter(({ schema }) => !isTitle(schema.title));
  return [
    ...words,
    ...unnamed.map(({ path, place }) => ({
      code: 'option-without-title',
      place,
      message: `Nobody can say what one of "${path}" is called.`,
      remedy: 'Write "title": one or two words for a single thing of it, such as "Column".',
    })),
  ];
}

const isTitle = (title: Json | undefined): boolean =>
  typeof title === 'string' && /^\p{Lu}[^.:?!]{1,39}$/u.test(title);

/** At least a few words, and a full stop behind them. */
const isSentence = (text: Json | undefined): boolean =>
  typeof text === 'string' && /^\S+(\s+\S+){2,}[.]$/.test(text);

function* wordFaults({ path, place, schema }: Option): Generator<Fault> {
  if (!isTitle(schema.title))
    yield {
      code: 'option-without-title',
      place,
      message: `The option "${path}" has no title.`,
      remedy: 'Write "title": what a clerk sees as its label, short, without a full stop.',
    };
  if (!isSentence(schema.description))
    yield {
      code: 'option-without-description',
      place,
      message: `The option "${path}" does not say in a sentence what it does.`,
      remedy: 'Write "description": a sentence with a full stop, true of the code that reads it.',
    };
  if (!LEVELS.some((level) => level === schema['x-level']))
    yield {
      code: 'option-without-level',
      place,
      message: `The option "${path}" does not say for whom it is.`,
      remedy: `Write "x-level": one of ${LEVELS.map((level) => `"${level}"`).join(', ')}.`,
    };
}

function* exampleFaults(
  option: Option,
  isClear: boolean,
  isRight: (example: Json) => boolean,
): Generator<Fault> {
  const { path, place } = option;
  const examples = examplesOf(option);
  if (examples.length === 0 && !isClear)
    yield {
      code: 'option-without-example',
      place,
      message: `The option "${path}" is not plain of itself, and nothing shows what is meant.`,
      remedy: 'Write "examples": [ … ] with what may stand there.',
    };
  for (const example of examples) {
    if (isRight(example)) continue;
    yield {
      code: 'wrong-example',
      place: `${place}/examples`,
      message: `The example ${JSON.stringify(example)} of "${path}" may not stand there itself.`,
      remedy: 'Correct it: examples are copied.',
    };
  }
}

/** What says of itself what may stand there: yes or no, a number, one of a few, a note, or words that are told one by one. */
function isPlain({ path, name, schema, as }: Option, all: readonly Option[]): boolean {
  if (as !== undefined || ['$schema', '$comment'].includes(name)) return true;
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  if (['boolean', 'integer', 'number'].includes(String(schema.type))) return true;
  return all.some((one) => one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[]`));
}

const examplesOf = ({ schema }: Option): readonly Json[] =>
  Array.isArray(schema.examples) ? schema.examples : [];

/** The pieces of a meta-schema, by which an option of it is judged alone. */
const piecesOf = ({ definitions }: Schema): Schema =>
  isObject(definitions) ? { definitions } : {};

const fits = (example: Json, schema: Schema, meta: Schema): boolean =>
  satisfies({ ...schema, ...piecesOf(meta) }, example) === true;

/** Whether all examples fit: one schema for all of them, as each that is compiled alone costs a moment. */
function allFit(options: readonly Option[], meta: Schema): boolean {
  const all = options.flatMap((option) =>
    examplesOf(option).map((example) => ({ schema: option.schema, example })),
  );
  const properties = Object.fromEntries(all.map(({ schema }, at) => [String(at), schema]));
  const examples = Object.fromEntries(all.map(({ example }, at) => [String(at), example]));
  return satisfies({ properties, ...piecesOf(meta) }, examples) === true;
}

/** Editors show the words of a definition in place of those beside the `$ref` to it. */
function* overruled({ path, definition = '' }: Option, meta: Schema): Generator<Fault> {
  const taken = definition === '' ? undefined : getAt(meta, definition);
  const own = ['title', 'description'].filter(
    (word) => isObject(taken) && taken[word] !== undefined,
  );
  if (own.length === 0) return;
  yield {
    code: 'words-of-definition',
    place: definition,
    message: `Editors would say of "${path}" what this definition says of itself.`,
    remedy: `Write ${own.map((word) => `"${word}"`).join(' and ')} where the option stands, not in the definition.`,
  };
}

/** Two options that stand side by side in an inspector under one name. */
function* sameTitle(option: Option, all: readonly Option[]): Generator<Fault> {
  const around = aroundOf(option);
  const other = all.find(
    (one) =>
      one.name < option.name &&
      aroundOf(one) === around &&
      one.schema.title === option.schema.title,
  );
  if (other === undefined || !isTitle(option.schema.title)) return;
  yield {
    code: 'same-title',
    place: `${option.place}/title`,
    message: `"${other.path}" and "${option.path}" are both called "${option.schema.title}".`,
    remedy: 'Name them apart: they stand side by side.',
  };
}

const aroundOf = ({ path, name }: Option): string => path.slice(0, path.length - name.length);
