// Every option staff may set says what it is called, what it does and for whom it is; whoever adds one is told by the check.
import { expect, test } from 'vitest';
import { wrongOptions } from '../../runtime/content/index.ts';
import { optionsOf } from '../../runtime/content/options/options.ts';
import { metaSchemasOf } from '../../runtime/content/options/wrong-options.ts';
import { COMPUTE } from '../../runtime/core/index.ts';
import { setAt } from '../../runtime/core/values/set-at.ts';
import { contentWith, edited, repositoryContent } from '../helpers/releases.ts';

const VIEW = 'schemas/meta/view.schema.json';
const FIELD = '/definitions/node/properties/ui:widget';

/** What the check says once something at one place of a meta-schema is otherwise. */
async function saidOf(file: string, place: string, value: unknown): Promise<readonly string[]> {
  const source = await contentWith({
    [file]: edited((meta) => setAt(meta as never, place, value as never) as never),
  });
  return wrongOptions(source).map(({ code, place: at }) => `${code} ${at}`);
}

test('every option of every kind of file has a title, a sentence, a level, and examples that hold', async () => {
  const source = await repositoryContent();
  expect(wrongOptions(source)).toEqual([]);
  const kinds = [...metaSchemasOf(source)].map(
    ([file, meta]) => [file, optionsOf(meta).options.length] as const,
  );
  expect(kinds.length).toBeGreaterThan(15);
  // A walk that finds nothing would find nothing wrong either.
  expect(Object.fromEntries(kinds)[VIEW]).toBeGreaterThan(80);
  expect(kinds.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(500);
});

test.each([
  ['without a title', '/title', undefined, 'option-without-title'],
  ['whose title is a sentence', '/title', 'This is the caption.', 'option-without-title'],
  ['whose sentence is missing', '/description', undefined, 'option-without-description'],
  ['that says its name again', '/description', 'Caption', 'option-without-description'],
  ['for nobody in particular', '/x-level', 'experts', 'option-without-level'],
  ['of any text, with no example', '/examples', undefined, 'option-without-example'],
])('an option %s is refused', async (_what, word, value, code) => {
  expect(await saidOf(VIEW, `/properties/caption${word}`, value)).toContain(
    `${code} /properties/caption`,
  );
});

test('a new option that says nothing of itself is told with its place, however deep it lies', async () => {
  const place = '/properties/columns/items/properties/second/properties/unit';
  const said = await saidOf(VIEW, place, { type: 'string' });
  expect([...said].sort()).toEqual([
    `option-without-description ${place}`,
    `option-without-example ${place}`,
    `option-without-level ${place}`,
    `option-without-title ${place}`,
  ]);
});

test('a list or a group that is not told word by word needs an example, a number or a choice does not', async () => {
  const place = '/properties/rows/properties';
  const made = (schema: object) => ({
    title: 'Colors of rows',
    description: 'Key of a row by whose values they are colored.',
    'x-level': 'everyday',
    ...schema,
  });
  const lacking = [`option-without-example ${place}/colors`];
  expect(await saidOf(VIEW, `${place}/colors`, made({ type: 'array' }))).toEqual(lacking);
  expect(await saidOf(VIEW, `${place}/colors`, made({ type: 'object' }))).toEqual(lacking);
  expect(await saidOf(VIEW, `${place}/colors`, made({}))).toEqual(lacking);
  expect(await saidOf(VIEW, `${place}/colors`, made({ type: 'integer' }))).toEqual([]);
  expect(await saidOf(VIEW, `${place}/colors`, made({ enum: ['warm'] }))).toEqual([]);
});

test('an example that could not stand there itself is refused, also by what a definition says', async () => {
  expect(await saidOf(VIEW, '/properties/pages/examples', [[20, 0]])).toEqual([
    'wrong-example /properties/pages/examples',
  ]);
  const call = '/definitions/options/properties/fill/properties/call/examples';
  expect(await saidOf('schemas/meta/ui.schema.json', call, ['get county'])).toEqual([
    `wrong-example ${call}`,
  ]);
});

test('words of a definition that options share are refused: editors would show them for each', async () => {
  const place = '/definitions/otherKeys';
  expect(await saidOf(VIEW, `${place}/description`, 'Keys that are read in this order.')).toEqual([
    `words-of-definition ${place}`,
    `words-of-definition ${place}`,
  ]);
});

test('two options that stand side by side are not called the same', async () => {
  const said = await saidOf(VIEW, '/properties/choose/title', 'Can be saved');
  expect(said).toEqual(['same-title /properties/download/title']);
});

test('one thing of a list has a name, for the button that adds one', async () => {
  expect(await saidOf(VIEW, '/properties/columns/items/title', undefined)).toEqual([
    'option-without-title /properties/columns/items',
  ]);
});

test('a definition that several options share is told once, and named where it stands again', async () => {
  const flow = metaSchemasOf(await repositoryContent()).get('schemas/meta/flow.schema.json') ?? {};
  const { options } = optionsOf(flow);
  const paths = options.map(({ path }) => path);
  expect(paths).toContain('start.mails[].mail');
  expect(paths).not.toContain('moves[].mails[].mail');
  expect(options.find(({ path }) => path === 'moves[].mails')?.as).toBe('start.mails');
});

test('the words of every compute function are options too', async () => {
  const rules =
    metaSchemasOf(await repositoryContent()).get('schemas/meta/rules.schema.json') ?? {};
  const told = optionsOf(rules).options.flatMap(({ path }) => {
    const [, word] = /\.compute\.(\w+)$/.exec(path) ?? [];
    return word === undefined ? [] : [word];
  });
  const taken = Object.values(COMPUTE).flatMap(({ takes = [], paths = [] }) => [
    ...takes,
    ...paths,
  ]);
  expect(told.sort()).toEqual(['fn', 'of', ...new Set(taken)].sort());
});

test('the widget of a field has its words, though the generator writes its names', async () => {
  const ui = metaSchemasOf(await repositoryContent()).get('schemas/meta/ui.schema.json') ?? {};
  const widget = optionsOf(ui).options.find(({ place }) => place === FIELD);
  expect(widget?.schema.title).toBe('Widget');
});
