// Sentences are filled by programs that Handlebars' parser is read into: they say what Handlebars itself would say.
import fc from 'fast-check';
import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import { instantiateTemplatesModule } from '../../runtime/content/texts/instantiate.ts';
import { compileTemplates, readTemplate } from '../../runtime/content/texts/templates.ts';
import { createTexts, type JsonObject, TEXT_HELPERS } from '../../runtime/core/index.ts';

const handlebars = Handlebars.create();
for (const [name, helper] of Object.entries(TEXT_HELPERS)) handlebars.registerHelper(name, helper);
const HOW = { noEscape: true, knownHelpersOnly: true };
const knownHelpers = Object.fromEntries(Object.keys(TEXT_HELPERS).map((name) => [name, true]));

const ofHandlebars = (text: string, params: JsonObject): string =>
  handlebars.compile(text, { ...HOW, knownHelpers })(params);

const ofOurs = (text: string, params: JsonObject): string =>
  createTexts({
    locale: 'en-US',
    messages: {},
    templates: compileTemplates({ it: text }),
  }).t('it', params);

const PARAMS: readonly JsonObject[] = [
  {},
  { a: 'words & <b>', b: 0, c: [], d: { e: 'deep', f: null }, day: '2026-03-09', sum: 1234.5 },
  { a: '', b: 1, c: ['x', 2], d: null, day: null, sum: 0 },
  { a: false, b: '2', c: 'text', d: 'text', day: '', sum: null },
];

const VALUES = ['a', 'b', 'c', 'd.e', 'd.f', 'd.length', 'constructor', 'a.[b c]', 'this.a'];
const CALLS = [
  'plural b "row" "rows"',
  'date day',
  'date day "dateLong"',
  'money sum',
  "default a 'none'",
  'default (default d.e a) "none"',
  'default b 7',
  'noun "Bank Name"',
];
const piece: fc.Arbitrary<string> = fc.letrec<{ text: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('Words ', '\n', '  ', '.', '{', '\\{{a}}', '{{! not said }}'),
    fc.constantFrom(...VALUES, ...CALLS).map((inside) => `{{${inside}}}`),
    fc.constantFrom(...VALUES).map((inside) => `{{~${inside}~}}`),
    fc
      .tuple(fc.constantFrom('if', 'unless'), fc.constantFrom(...VALUES), tie('text'), tie('text'))
      .map(
        ([name, asked, then, other]) => `{{#${name} ${asked}}}${then}{{else}}${other}{{/${name}}}`,
      ),
    fc
      .tuple(fc.constantFrom('b', 'a'), tie('text'))
      .map(([asked, then]) => `{{#if ${asked} includeZero=true}}${then}{{/if}}`),
    tie('text').map((then) => `{{#if a}}1{{else if b}}${then}{{/if}}`),
  ),
  // Begun with a word: two numbers alone are added up by Handlebars, which nobody means.
  text: fc.array(tie('piece'), { maxLength: 3 }).map((pieces) => `:${pieces.join('')}`),
})).piece;
const text = fc.array(piece, { maxLength: 4 }).map((pieces) => `:${pieces.join('')}`);

test('every sentence that may be written says what Handlebars makes of it', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...PARAMS), (written, params) => {
      fc.pre(readTemplate(written).faults.length === 0);
      expect(ofOurs(written, params)).toBe(ofHandlebars(written, params));
    }),
    { numRuns: 1000 },
  );
});

test('the sentences of a release that was made for the runtime of Handlebars are said as before', () => {
  const made = Handlebars.precompile(
    '{{#if name}}Hello {{name}}, {{/if}}{{plural n "one" "more"}}',
    {
      ...HOW,
      knownHelpers,
    },
  );
  const templates = instantiateTemplatesModule(`export default {\n"it": ${String(made)}\n};\n`);
  const texts = createTexts({ locale: 'en-US', messages: {}, templates });
  expect(texts.t('it', { name: 'A & B', n: 1 })).toBe('Hello A & B, one');
  expect(texts.t('it', { n: 2 })).toBe('more');
});

test('a choice that asks for nothing, or for two things, is refused', () => {
  for (const written of ['{{#if}}a{{/if}}', '{{#if a b}}c{{/if}}'])
    expect(readTemplate(written).faults.map(({ message }) => message)).toEqual([
      '"if" asks for one value.',
    ]);
});
