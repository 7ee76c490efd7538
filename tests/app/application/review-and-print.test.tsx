// The review page and the printed application ask the same, in the same order, and read every answer alike.

import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  type Answers,
  createJudge,
  type FormNode,
  formTree,
  type Json,
} from '../../../runtime/core/index.ts';
import {
  createFormStore,
  FormRuntimeProvider,
  type LoadedForm,
  Summary,
} from '../../../runtime/react/index.ts';
import type { Blocks } from '../../../server/services/blocks.ts';
import { formBlocks } from '../../../server/services/documents/from-form.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { openReleased } from '../kits/released.ts';

type Said = readonly (readonly [label: string, text: string])[];

let form: LoadedForm;
beforeAll(async () => {
  const found = await openReleased(undefined, 'application');
  if (!found) throw new Error('The content has no application.');
  form = found;
}, 240_000);
afterEach(cleanup);

const word = fc.constantFrom('Ann', 'Dana Lee', '30303', 'GA', '  ', 'A-1', '000123456789');

/** Anything the control of a node could hold, valid or not; often nothing. */
function answerTo(node: FormNode): fc.Arbitrary<Json | undefined> {
  const { schema, children, type } = node;
  const item = children.get('*');
  if (schema.enum) return maybe(fc.constantFrom(...schema.enum));
  if (item?.schema.enum) return maybe(fc.subarray([...item.schema.enum]));
  if (item) return maybe(fc.array(membersOf(item), { maxLength: 3 }));
  if (type === 'object') return maybe(membersOf(node));
  if (type === 'boolean') return maybe(fc.boolean());
  if (type === 'integer' || type === 'number') return maybe(fc.constantFrom(0, 1, 185, 99.5));
  return maybe(schema.format === 'date' ? fc.constantFrom('2026-03-09', '1969-12-31') : word);
}

const maybe = <T,>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(one, { nil: undefined });

const membersOf = (node: FormNode): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries([...node.children].map(([name, child]) => [name, answerTo(child)])));

/** Lists that the portal sums up in words of its own are compared by nobody. */
const isOwn = ({ widget }: FormNode) => ['coverageTable', 'practiceAreas'].includes(widget);

const labelled = (wanted: (node: FormNode) => boolean): ReadonlySet<string> =>
  new Set(
    [...formTree(form.bundle).root.children.values()]
      .filter((node) => wanted(node) && form.texts.has(node.label))
      .map(({ label }) => form.texts.t(label)),
  );

async function reviewed(answers: Answers) {
  const { calls } = fakeCalls();
  const store = createFormStore({ ...form, calls, answers });
  await store.settled();
  const { container } = render(
    <FormRuntimeProvider store={store}>
      <Summary />
    </FormRuntimeProvider>,
  );
  const lines = [...container.querySelectorAll('dt')].map(
    (dt) => [dt.textContent ?? '', dt.nextElementSibling] as const,
  );
  store.dispose();
  return lines;
}

async function printed(answers: Answers): Promise<Blocks> {
  const judge = createJudge(form.bundle, form.validate);
  const judgement = await judge.judge({ answers, context: {}, moment: 'edit' });
  const page = () => [];
  return formBlocks({
    form: form.bundle,
    answers: judgement.answers,
    words: { locale: 'en-US', t: form.texts.t, has: form.texts.has, page },
    states: judgement.fields,
  });
}

/** What is printed as question and answer; not what a row that found no table says of itself. */
const factsOf = (blocks: Blocks): Said =>
  blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isRow = before?.kind === 'heading' && before.depth === 4;
    return block.kind === 'facts' && !isRow ? block.rows : [];
  });

/** Both mask a secret, each in its own words. */
const unmasked = (text: string): string => text.replace(/^Ends in /, '*****');

it('says the same of any answers', async () => {
  const { root } = formTree(form.bundle);
  const agreed = labelled(({ reads }) => reads === 'agreement');
  const lists = labelled(({ kind }) => kind === 'list');
  await fc.assert(
    fc.asyncProperty(membersOf(root), async (given) => {
      const own = [...root.children.values()].filter(isOwn).map(({ name }) => [name, []]);
      const answers: Answers = { ...given, ...Object.fromEntries(own) };
      const lines = await reviewed(answers);
      const asked = ([label]: readonly [string, unknown]) =>
        !agreed.has(label) && !lists.has(label);
      const onScreen = lines
        .filter(asked)
        .map(([label, dd]) => [label, unmasked(dd?.textContent ?? '')]);
      const blocks = await printed(answers);
      expect(factsOf(blocks).filter(asked)).toEqual(onScreen);
      cleanup();
    }),
    { numRuns: 12, seed: 20260302 },
  );
}, 240_000);

it('shows as many rows as it prints, with the same answers in them', async () => {
  const { root } = formTree(form.bundle);
  const contacts = root.children.get('contacts');
  const addresses = root.children.get('addresses');
  if (!contacts || !addresses) throw new Error('The application has no lists.');
  const rows = fc.record({ contacts: answerTo(contacts), addresses: answerTo(addresses) });
  await fc.assert(
    fc.asyncProperty(rows, async (answers) => {
      const shown = (await reviewed(answers)).flatMap(([, dd]) => [
        ...(dd?.querySelectorAll('.f-dl-item') ?? []),
      ]);
      const tables = (await printed(answers)).flatMap((block, index, all) => {
        if (block.kind === 'table') return block.rows;
        const before = all[index - 1];
        const isRow = before?.kind === 'heading' && before.depth === 4;
        return block.kind === 'facts' && isRow ? [block.rows.map(([, text]) => text)] : [];
      });
      expect(tables).toHaveLength(shown.length);
      for (const [index, cells] of tables.entries())
        for (const text of cells) expect(shown[index]?.textContent).toContain(text);
      cleanup();
    }),
    { numRuns: 12, seed: 20260302 },
  );
}, 240_000);
