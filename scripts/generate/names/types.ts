// Makes the types of the names that content has: fields of forms, states and moves of flows, columns of views and more.
// Code takes every name of content through them, so that a name that is gone is an error of the compiler.

import { type Named, namesOf } from '../../../runtime/content/index.ts';
import type { Json, Schema } from '../../../runtime/core/index.ts';

const BANNER = '// Made by `npm run generate` from the content. Do not edit.';

/** The text of `schemas/names.gen.d.ts` for content without faults. */
export function nameTypes(content: Named): string {
  const { forms, flows, views, documents, tables, messages } = namesOf(content);
  const below = (first: string) =>
    [...messages].flatMap((key) => (key.startsWith(first) ? [key.slice(first.length)] : [])).sort();
  return [
    BANNER,
    '',
    'interface Forms {',
    ...[...forms].flatMap(([id, { sections, fields }]) => [
      `  ${word(id)}: {`,
      `    sections: ${union(sections)};`,
      '    fields: {',
      ...[...fields].map(
        ([pointer, { required, schema }]) =>
          `      ${word(pointer.slice(1))}${required ? '' : '?'}: ${typeOf(schema)};`,
      ),
      '    };',
      '  };',
    ]),
    '}',
    '',
    'interface Flows {',
    ...[...flows].flatMap(([id, { states, groups, moves }]) => [
      `  ${word(id)}: {`,
      `    states: ${union(states)};`,
      `    groups: ${union(groups)};`,
      `    moves: ${union(moves)};`,
      '  };',
    ]),
    '}',
    '',
    'interface Views {',
    ...[...views].map(([id, columns]) => `  ${word(id)}: ${union(columns)};`),
    '}',
    HANDLES,
    `/** A mail of \`messages/…/mail\`. */\nexport type MailId = ${union(below('mail.'))};`,
    '',
    `/** A document that the house declares. */\nexport type DocumentId = ${union(documents)};`,
    '',
    `/** A table of \`schemas/tables\` that no format looks up in. */\nexport type TableId = ${union(tables)};`,
    '',
    `/** A long text of \`messages/…/pages\`. */\nexport type PageId = ${union(below('pages.'))};`,
    '',
  ].join('\n');
}

/** What code writes. `scripts/generate/names/uses.ts` knows each by its name. */
const HANDLES = `
type Json = import('./calls/calls.gen.d.ts').Json;
type JsonObject = import('./calls/calls.gen.d.ts').JsonObject;

/** A form of \`schemas/forms\`. */
export type FormId = keyof Forms;

/** A section of a form. */
export type SectionOf<Form extends FormId> = Forms[Form]['sections'];

type Fields<Form extends FormId> = Forms[Form]['fields'];

/** A field of a form, of each of several: \`check_number\`, \`contacts/*\\/email\`. */
export type FieldOf<Form extends FormId> = keyof Fields<Form> & string;

/** The same as a JSON Pointer: \`/check_number\`. */
export type PointerOf<Form extends FormId> = \`/\${FieldOf<Form>}\`;

/** The same in rows of their own: \`/contacts/0/email\`. */
export type PlaceOf<Form extends FormId> = \`/\${Numbered<FieldOf<Form>>}\`;

type Numbered<Path extends string> = Path extends \`\${infer Before}*\${infer After}\`
  ? \`\${Before}\${number}\${Numbered<After>}\`
  : Path;

/** A choice of a field. */
export type ChoiceOf<Form extends FormId, Field extends FieldOf<Form>> = Form extends FormId
  ? NonNullable<Fields<Form>[Field & keyof Fields<Form>]>
  : never;

/** The answers to these fields of a form, judged: what the form asks for is there. */
export type AnswersOf<Form extends FormId, Field extends FieldOf<Form>> = Form extends FormId
  ? Built<Fields<Form>, Field & string>
  : never;

/** The same of unfinished answers: nothing need be there. */
export type SomeAnswersOf<Form extends FormId, Field extends FieldOf<Form>> = Form extends FormId
  ? Built<Partial<Fields<Form>>, Field & string>
  : never;

type Head<Path extends string> = Path extends \`\${infer First}/\${string}\` ? First : Path;
type Rest<Path extends string, First extends string> = Path extends \`\${First}/\${infer Inner}\`
  ? Inner
  : never;
type Optional<F, Key> = Key extends keyof F ? ({} extends Pick<F, Key> ? true : false) : false;

type Built<F, Path extends string, At extends string = ''> = {
  readonly [First in Head<Path> as Optional<F, \`\${At}\${First}\`> extends true
    ? never
    : First]: Value<F, Path, First, At>;
} & {
  readonly [First in Head<Path> as Optional<F, \`\${At}\${First}\`> extends true
    ? First
    : never]?: Value<F, Path, First, At> | undefined;
};

type Value<F, Path extends string, First extends string, At extends string> = [
  Rest<Path, First>,
] extends [never]
  ? Exclude<F[\`\${At}\${First}\` & keyof F], undefined>
  : Rest<Path, First> extends \`*/\${infer Inner}\`
    ? readonly Built<F, Inner, \`\${At}\${First}/*/\`>[]
    : Built<F, Rest<Path, First>, \`\${At}\${First}/\`>;

/** A flow of \`schemas/flows\`. */
export type FlowId = keyof Flows;

/** A state of a flow. */
export type StateOf<Flow extends FlowId> = Flows[Flow]['states'];

/** A group of states of a flow. */
export type GroupOf<Flow extends FlowId> = Flows[Flow]['groups'];

/** A move of a flow. */
export type MoveOf<Flow extends FlowId> = Flows[Flow]['moves'];

/** A view of \`schemas/views\`. */
export type ViewId = keyof Views;

/** A column of a view. */
export type ColumnOf<View extends ViewId> = Views[View];
`;

const word = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

const union = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : [...new Set(names)].map(quoted).join(' | ');

/** What an answer is, as the compiler of TypeScript has it. */
function typeOf(schema: Schema): string {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices?.every(isPlain)) return choices.map(literal).join(' | ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'Json' : [...new Set(types.map(tsType))].join(' | ');
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;

const literal = (value: Json): string =>
  typeof value === 'string' ? quoted(value) : JSON.stringify(value);

const TS_TYPES: Readonly<Record<string, string>> = {
  integer: 'number',
  array: 'readonly Json[]',
  object: 'JsonObject',
};

const tsType = (type: string): string => TS_TYPES[type] ?? type;
