// Lint: what a new form starts with is of a kind that its field takes, and written as the field takes it.
import { formatOf, type Json, toPointer } from '../../../core/index.ts';
import { HOUSE_FILE, type House } from '../../model/house.ts';
import type { LinkedForm, StartEntry } from '../../model/model.ts';
import type { NewFault } from '../../read/faults.ts';
import { aKind, fits, kindsOf, knownKinds } from '../common/fact-kinds.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { refusedIn } from '../common/refused-values.ts';

export const startKinds = ofUnits((form, { model, report }) => {
  for (const { file, start } of form.declared) {
    for (const [index, entry] of start.entries()) {
      const found = wrongKind(form, entry) ?? wrongText(form, entry, model.house);
      if (found === undefined) continue;
      const { word, ...wrong } = found;
      report({ ...wrong, code: 'start-refused', file, place: `/start/map/${index}/${word}` });
    }
  }
});

type Wrong = Pick<NewFault, 'message' | 'remedy'> & { readonly word: 'as' | 'from' };

/** A format writes a text; of what the program knows the kind is known too. */
function wrongKind(form: LinkedForm, { to, from, as }: StartEntry): Wrong | undefined {
  const field = fieldAt(form, toPointer(to));
  if (field === undefined || field.elsewhere.length > 0) return undefined;
  const taken = kindsOf(field.schema);
  const kinds = as === undefined ? knownKinds(`context.${from}`) : (['text'] as const);
  if (fits(kinds, taken)) return undefined;
  return as === undefined
    ? {
        word: 'from',
        message: `A new form fills "${to}", which is ${aKind(taken, kinds)}, with "${from}", which is ${aKind(kinds)}.`,
        remedy: 'Name a field of that kind under "to".',
      }
    : {
        word: 'as',
        message: `A new form writes the format "${as}", a text, into "${to}", which is ${aKind(taken)}.`,
        remedy: 'Take "as" out, or name a field that is a text under "to".',
      };
}

/** What formats are usually given. */
const SAMPLES: Readonly<Record<string, Json>> = {
  phone: '4045550123',
  date: '2026-03-09',
  dateLong: '2026-03-09',
  dateMonth: '2026-03-09',
  money: 1234.5,
  number: 1234.5,
};

/** A text as a format writes it, which the field refuses: people would begin with a fault. */
function wrongText(form: LinkedForm, { to, as }: StartEntry, house: House): Wrong | undefined {
  const field = fieldAt(form, toPointer(to));
  if (as === undefined || field === undefined || field.elsewhere.length > 0) return undefined;
  const written = writtenBy(as, house);
  const refused = written.map((text) => refusedIn(field.schema, text, ''));
  const [first] = refused;
  if (first === undefined || refused.includes(undefined)) return undefined;
  return {
    word: 'as',
    message: `A new form writes texts such as ${JSON.stringify(first.value)} into "${to}", which refuses them: ${first.why}.`,
    remedy: Object.hasOwn(house.formats, as)
      ? `Choose another format, correct "${as}" in ${HOUSE_FILE}, or let the schema take such texts.`
      : 'Choose another format, take "as" out, or let the schema take such texts.',
  };
}

/** Texts that a format writes, as far as they are known beforehand. */
function writtenBy(as: string, { formats }: House): readonly string[] {
  const declared = formats[as];
  if (declared !== undefined && 'values' in declared) return Object.values(declared.values);
  const sample = SAMPLES[declared?.of ?? as];
  return sample === undefined ? [] : [formatOf(declared ?? as)(sample)];
}
