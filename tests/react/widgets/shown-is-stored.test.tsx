// Whatever decides what is asked next: what the page shows as chosen is what is stored, and nothing is stored unseen.

import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FormBundle, isList, type Json } from '../../../runtime/core/index.ts';
import { SectionTree } from '../../../runtime/react/index.ts';
import { chanceBundleOf } from '../../helpers/bundle.ts';
import { choiceNames, type Dice, diceOf, nameOf, schemaOf } from '../kits/generated-schemas.ts';
import { rest, type Stage, stage } from '../kits/kit.tsx';
import { liveOf } from '../kits/live-of.ts';

/** Each of six ways of deciding at each of three places, twice, with other choices. */
const SEEDS = Array.from({ length: 36 }, (_, index) => index);
const STEPS = 10;

test.each(SEEDS)('seed %i: the page says of every answer what the store holds', async (seed) => {
  const { name, schema } = schemaOf(seed);
  const bundle = await chanceBundleOf({ schema, messages: choiceNames(schema) });
  const made = await stage(bundle, { live: await liveOf(bundle) });
  const dice = diceOf(seed + 1000);
  const steps: string[] = [];
  draw(made, bundle);
  await waitFor(() => expect(document.querySelector('.f-live')).toBeTruthy());
  for (let step = 0; step < STEPS; step += 1) {
    steps.push(await act(async () => answerOne(dice)));
    await rest(made.store);
    expect(shown(), `${name}: ${steps.join(', ')}`).toEqual(stored(made.store.answers()));
  }
  cleanup();
  draw(made, bundle);
  await rest(made.store);
  expect(shown(), `${name}, drawn anew: ${steps.join(', ')}`).toEqual(stored(made.store.answers()));
});

function draw({ Around }: Stage, bundle: FormBundle): void {
  render(
    <Around>
      <div>
        {bundle.sections.map((section) => (
          <SectionTree key={section.id} section={section} />
        ))}
      </div>
    </Around>,
  );
}

const all = <T extends Element>(selector: string): T[] => [
  ...document.querySelectorAll<T>(selector),
];

/** One thing that a person could do next, whichever; says what it was. */
function answerOne(dice: Dice): string {
  const controls = all<HTMLElement>('select, input, button').filter(
    (one) => !(one instanceof HTMLButtonElement) || /Add|Remove/.test(one.textContent ?? ''),
  );
  const one = controls[dice(controls.length)];
  if (one instanceof HTMLSelectElement) {
    const option = one.options[dice(one.options.length)];
    fireEvent.change(one, { target: { value: option?.value } });
    return `${one.id}: ${option?.text}`;
  }
  if (one instanceof HTMLInputElement && one.type === 'text') {
    const value = ['', '7', '12'][dice(3)];
    fireEvent.change(one, { target: { value } });
    return `${one.id}: "${value}"`;
  }
  if (one) fireEvent.click(one);
  return one?.closest('label')?.textContent ?? one?.textContent ?? 'nothing';
}

const idOf = (id: string): string => id.replace(/^field-/, 'root').replaceAll('/', '_');

/** What the page says, by the ids of its controls. */
function shown(): Readonly<Record<string, string>> {
  const said = new Map<string, string>();
  for (const list of all<HTMLSelectElement>('select')) {
    const { value, selectedOptions } = list;
    const id = idOf(list.id);
    const text = selectedOptions[0]?.text ?? '';
    const shape = /^(.*)__(oneof|anyof)_select$/.exec(id);
    // Shapes without a constant are told by their members alone.
    if (shape && !text.startsWith('animal')) continue;
    if (value !== '') said.set(shape ? `${shape[1]}_animal` : id, text);
  }
  for (const { id, value } of all<HTMLInputElement>('input[type=text]'))
    if (value !== '') said.set(idOf(id), value);
  for (const box of all<HTMLInputElement>('input:checked')) {
    const id = idOf(box.closest('fieldset')?.id ?? '');
    const words = [...(said.get(id)?.split(', ') ?? []), box.closest('label')?.textContent];
    said.set(id, words.sort().join(', '));
  }
  return Object.fromEntries(said);
}

/** What is stored, as a page would say it. */
function stored(answers: Json, id = 'root'): Readonly<Record<string, string>> {
  const name = id.slice(id.lastIndexOf('_') + 1);
  if (isList(answers) && !answers.some((one) => typeof one === 'object')) {
    const names = answers.map((one) => nameOf(name, one));
    return names.length === 0 ? {} : { [id]: names.sort().join(', ') };
  }
  if (typeof answers === 'object' && answers !== null) {
    const inner = Object.entries(answers as Readonly<Record<string, Json | undefined>>);
    return Object.assign({}, ...inner.map(([at, one]) => stored(one ?? null, `${id}_${at}`)));
  }
  if (answers === null || answers === '') return {};
  const isChoice = name === 'animal' || name === 'food';
  return { [id]: isChoice ? nameOf(name, answers) : String(answers) };
}
