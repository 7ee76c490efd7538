// Makes the reference of all options, `docs/options.md`, from the meta-schemas: what each is called, does, takes and for whom.
import { readFile } from 'node:fs/promises';
import { type Option, optionsOf } from '../../runtime/content/options/options.ts';
import {
  FIELD_OPTIONS,
  type Json,
  type Schema,
  WIDGETS,
  type WidgetDescriptor,
} from '../../runtime/core/index.ts';
import { FILE_PLACES } from './file-places.ts';

const HEAD = `# Every option of content files

Made by \`npm run generate\` from \`schemas/meta\`: change a title, a description, a level or an example there. The guide is \`schemas/README.md\`; editors show the same words where the cursor stands.

A path such as \`moves[].to\` reads: in each thing of the list \`moves\`, the word \`to\`; \`<name>\` stands for a name of your own. **Bold** are options that must be there. For whom an option is:

- **everyday**: safe to try; the check tells what is wrong.
- **advanced**: think of saved answers, of states, of people elsewhere.
- **programmers**: names something in code or in the contract of a service, and changes with it.
`;

/** The page, of the meta-schemas and widgets below a folder. */
export async function optionsPage(root: string): Promise<string> {
  const read = async (file: string) => JSON.parse(await readFile(`${root}${file}`, 'utf8'));
  const { widgets } = (await read('schemas/widgets.json')) as Host;
  const takers = takersOf({ ...WIDGETS, ...widgets });
  const parts = await Promise.all(
    FILE_PLACES.map(async ({ kind, files }) =>
      part((await read(`schemas/meta/${kind}.schema.json`)) as Schema, files, takers),
    ),
  );
  return [HEAD, ...parts].join('\n');
}

interface Host {
  readonly widgets: Readonly<Record<string, WidgetDescriptor>>;
}

/** Option of a field → the widgets that take it. */
type Takers = ReadonlyMap<string, readonly string[]>;

function takersOf(widgets: Readonly<Record<string, WidgetDescriptor>>): Takers {
  const named = Object.entries(widgets).filter(([, { chosen }]) => !chosen);
  const all = new Set(named.flatMap(([, { options = [] }]) => options));
  return new Map(
    [...all].map((option) => [
      option,
      named.flatMap(([name, { options = [] }]) => (options.includes(option) ? [name] : [])),
    ]),
  );
}

function part(meta: Schema, files: readonly string[], takers: Takers): string {
  const rows = optionsOf(meta).options.filter(
    ({ name }) => name !== '$schema' && name !== '$comment',
  );
  return `## ${meta.title}

${files.map((file) => `\`${file}\``).join(', ')}

${meta.description}

| option | called | says | such as | for |
|---|---|---|---|---|
${[...new Set(rows.map((option) => rowOf(option, takers)))].join('\n')}
`;
}

function rowOf({ path, schema, required, as }: Option, takers: Takers): string {
  const { title, description, 'x-level': level } = schema;
  const option = /\.ui:options\.(\w+)$/.exec(path)?.[1] ?? '';
  const says = [
    String(description),
    as === undefined ? '' : `Its words are those of ${as === '' ? 'the whole' : `\`${as}\``}.`,
    ofWidgets(option, takers),
  ];
  const name = required ? `**\`${path}\`**` : `\`${path}\``;
  return `| ${[name, title, says.filter(Boolean).join(' '), valuesOf(schema), level].map((cell) => asCell(String(cell))).join(' | ')} |`;
}

function ofWidgets(option: string, takers: Takers): string {
  if (FIELD_OPTIONS.some((name) => name === option)) return 'Of every field.';
  const widgets = takers.get(option) ?? [];
  return widgets.length === 0 ? '' : `Of ${widgets.map((name) => `\`${name}\``).join(', ')}.`;
}

/** All values that may stand there, or examples of them. */
function valuesOf(schema: Schema): string {
  const few: readonly Json[] | undefined =
    schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  const ofKind = schema.type === 'boolean' ? [true] : [];
  const shown = few ?? (examples.length > 0 ? examples : ofKind);
  return shown.map((value) => `\`${inLine(value)}\``).join(', ');
}

/** JSON with a space where people put one. */
const inLine = (value: Json): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/(\[) | (\])/g, '$1$2');

/** What a cell of a table cannot hold as it is; outside of code, signs that would begin a tag. */
const asCell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/(`[^`]*`)|</g, (sign, code?: string) => code ?? `\\${sign}`);
