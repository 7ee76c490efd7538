// Lint: what a rule writes into a field is of a kind that the field takes.
import { isComputation } from '../../../core/index.ts';
import { type FieldNode, fileOfRule, type LinkedForm, type RuleFile } from '../../model/model.ts';
import type { NewFault } from '../../read/faults.ts';
import { fitsTypes, typesOf } from '../../schema/types-of.ts';
import { kindsMade } from '../common/computed-kinds.ts';
import { aKind, fits, type Kinds, kindsOf, type Side, sideOf } from '../common/fact-kinds.ts';
import { choicesOf, fieldIn } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { refusedIn } from '../common/refused-values.ts';

export const setKinds = ofUnits((form, { report }) => {
  for (const { rule, place } of form.placed) {
    const { type, params } = rule.event;
    const field = type === 'set' ? fieldIn(form, rule, String(params.field)) : undefined;
    if (field === undefined) continue;
    const at = { form, rule, field };
    for (const wrong of [...ofValue(at), ...ofCopy(at), ...ofComputed(at)])
      report({
        ...wrong,
        file: fileOfRule(form, rule),
        place: `${place}/event/params${wrong.place}`,
      });
  }
});

interface At {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly field: FieldNode;
}

type Wrong = Omit<NewFault, 'file'>;

/** The kinds a field takes, in any of the places that declare it; undefined where one leaves that open. */
function kindsTaken({ schema, elsewhere }: FieldNode): Kinds | undefined {
  const all = [schema, ...elsewhere].map(kindsOf);
  return all.includes(undefined) ? undefined : all.flatMap((kinds) => kinds ?? []);
}

function ofCopy({ form, rule, field }: At): readonly Wrong[] {
  const { copy, field: into } = rule.event.params;
  if (typeof copy !== 'string') return [];
  const side = sideOf(form, rule, copy);
  const taken = kindsTaken(field);
  const place = '/copy';
  if (!fits(side.kinds, taken)) {
    return [
      {
        code: 'value-outside-type',
        place,
        message: `The rule "${rule.name}" copies "${copy}", which is ${aKind(side.kinds, taken)}, into "${into}", which is ${aKind(taken)}.`,
        remedy: 'Copy a field of the same kind, or correct "field".',
      },
    ];
  }
  const wrong = wrongItems(side, field) ?? noSharedChoice(fieldIn(form, rule, copy), field);
  if (wrong === undefined) return [];
  return [
    {
      code: 'value-not-a-choice',
      place,
      message: `The rule "${rule.name}" copies "${copy}" into "${into}", ${wrong}.`,
      remedy: 'Copy a field with the same values, or correct "field".',
    },
  ];
}

/** Lists of different things. */
function wrongItems({ item }: Side, { schema }: FieldNode): string | undefined {
  const [given, taken] = [item, schema.items].map((one) => one && kindsOf(one));
  if (given === undefined || taken === undefined || fits(given, taken)) return undefined;
  return `and each entry is ${aKind(given, taken)} there, and ${aKind(taken)} here`;
}

/** Fields of choices of which none is in both. */
function noSharedChoice(from: FieldNode | undefined, field: FieldNode): string | undefined {
  const [given, taken] = [from?.schema, field.schema].map((one) => one && choicesOf(one));
  if (given === undefined || taken === undefined || field.elsewhere.length > 0) return undefined;
  const has = new Set(taken.map((one) => JSON.stringify(one)));
  if (given.some((one) => one !== null && has.has(JSON.stringify(one)))) return undefined;
  return 'which offers none of its choices';
}

function ofComputed({ form, rule, field }: At): readonly Wrong[] {
  const { compute, field: into } = rule.event.params;
  if (!isComputation(compute)) return [];
  const { fn } = compute;
  const kinds = kindsMade(form, rule, compute);
  const taken = kindsTaken(field);
  if (fits(kinds, taken)) return [];
  return [
    {
      code: 'value-outside-type',
      place: '/compute/fn',
      message: `The rule "${rule.name}" writes what "${fn}" makes, ${aKind(kinds, taken)}, into "${into}", which is ${aKind(taken)}.`,
      remedy: `Choose a function that makes ${aKind(taken)}, correct "field", or change the "type" of "${into}".`,
    },
  ];
}

/** What is wrong inside a fixed value, or with its length or size. Its own type and choices another lint holds against the field. */
function ofValue({ rule, field: { schema, elsewhere } }: At): readonly Wrong[] {
  const { value, field: into } = rule.event.params;
  if (value === undefined || elsewhere.length > 0) return [];
  if (!fitsTypes(value, typesOf(schema)) || choicesOf(schema) !== undefined) return [];
  const found = refusedIn(schema, value, '/value');
  if (found === undefined) return [];
  return [
    {
      code: 'value-refused',
      place: found.place,
      message: `The rule "${rule.name}" writes ${JSON.stringify(found.value)} into "${into}", which refuses it: ${found.why}.`,
      remedy: 'Write what its schema takes (type, choices, limits), or change the schema.',
    },
  ];
}
