// A widget is told in one table: what names it, lists it or draws it takes that from there, and no other code knows it by name.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WIDGET_ROWS, WIDGETS, type WidgetDescriptor } from '../../runtime/core/index.ts';
import { parse } from '../../scripts/arrows/parse.ts';
import { sourceFiles } from '../../scripts/arrows/sources.ts';
import { isNode, type Node, nodesOf } from '../../scripts/generate/names/tree.ts';
import { columnsText, partsText } from '../../scripts/generate/widget-columns.ts';
import { uiMetaWith } from '../../scripts/generate/widget-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A row that nobody else has heard of. */
const SLIDER: WidgetDescriptor = {
  suits: ['number'],
  options: ['prefix'],
  draws: 'control',
  labelled: 'legend',
  oneLine: true,
  ownText: true,
  rjsf: { layout: 'range', parts: ['RangeWidget'] },
};

test('a new row is in what browsers are told of widgets', () => {
  const rows = [...WIDGET_ROWS, ['slider', SLIDER] as const];
  const columns = columnsText(rows);
  expect(columns).toMatch(/ONE_LINE.*"slider"/);
  expect(columns).toMatch(/OWN_TEXT.*"slider"/);
  expect(columns).toMatch(/LABELLED.*"slider":"legend"/);
  expect(partsText(rows)).toContain('"RangeWidget":"slider","slider":"slider"');
});

test('a new row may be named in layouts, with its options and no other', async () => {
  const meta = JSON.parse(await readFile(`${root}schemas/meta/ui.schema.json`, 'utf8'));
  const made = uiMetaWith(meta, { widgets: { slider: SLIDER } }) as typeof meta;
  expect(made.definitions.node.properties['ui:widget'].enum).toContain('slider');
  const ofSlider = made.definitions.node.allOf.at(-1);
  expect(ofSlider.if.properties['ui:widget']).toEqual({ const: 'slider' });
  const known = new RegExp(ofSlider.then.properties['ui:options'].propertyNames.pattern);
  expect(['prefix', 'width', 'mask'].map((option) => known.test(option))).toEqual([
    true,
    true,
    false,
  ]);
});

/** Places outside the table that name a widget, as `file: name`. */
function namedIn(file: string, text: string): readonly string[] {
  const found = nodesOf(parse(file, text).program as unknown as Node).flatMap((node) => {
    if (node.type === 'BinaryExpression')
      return speaksOfWidgets(node) ? [node.left, node.right].flatMap(widgetIn) : [];
    return UNMISTAKABLE.has(wordOf(node)) ? [wordOf(node)] : [];
  });
  return [...new Set(found)].map((name) => `${file}: ${name}`);
}

/** `widget`, `.widget` or `['ui:widget']`, compared with something. */
const speaksOfWidgets = ({ left, right }: Node): boolean =>
  [left, right].some((side) => {
    if (!isNode(side)) return false;
    const { name, property } = side;
    const word = isNode(property) ? (property.name ?? property.value) : name;
    return word === 'widget' || word === 'ui:widget';
  });

const widgetIn = (side: unknown): readonly string[] => {
  const word = isNode(side) ? wordOf(side) : '';
  return Object.hasOwn(WIDGETS, word) ? [word] : [];
};

/** A text, or the name of a property that is written as one. */
function wordOf({ type, value, key }: Node): string {
  if (type === 'Literal') return String(value);
  return type === 'Property' && isNode(key) ? String(key.name) : '';
}

/** Names that stand for nothing but a widget. */
const UNMISTAKABLE: ReadonlySet<string> = new Set([
  'multiline',
  'checkboxes',
  'manyChoices',
  'rowTable',
]);

/** Where one is named for another reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'runtime/react/widgets/compound/many-choices.tsx: manyChoices':
    'the component says whose summary it brings',
  'runtime/content/import/empty-form.ts: multiline': 'the layout that a new form begins with',
  'runtime/content/acts/fields/palette.ts: multiline': 'the layout that a new field begins with',
  'runtime/content/acts/fields/palette.ts: checkboxes': 'the layout that a new field begins with',
  'runtime/content/import/jsonforms/layout.ts: multiline': 'what the layout of another asks for',
};

const TABLE = /^runtime\/(core\/widgets\/descriptors|react\/widgets\/components)\.ts$/;

test('no code but the table and its components knows a widget by name', async () => {
  const found: string[] = [];
  for (const file of await sourceFiles(root)) {
    if (!/^(app|runtime|scripts|server)\/.*\.tsx?$/.test(file) || TABLE.test(file)) continue;
    found.push(...namedIn(file, await readFile(join(root, file), 'utf8')));
  }
  expect(found.filter((one) => OTHERS[one] === undefined)).toEqual([]);
  expect(Object.keys(OTHERS).filter((one) => !found.includes(one))).toEqual([]);
});

test.each([
  "const isLong = ui['ui:widget'] === 'statement';",
  "const isMask = node.widget !== 'mask';",
  "if (widget !== undefined && widget !== 'repeat') stop();",
  "const ROWS = new Set(['repeat', 'rowTable']);",
  'const LABELS = { checkboxes: 1 };',
])('that would be seen: %s', (text) => {
  expect(namedIn('x.ts', text)).toHaveLength(1);
});
