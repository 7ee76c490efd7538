// Lint: a compute function is given only what it takes, and members of rows that the rows have.
import { COMPUTE, isObject, type Json, nearestOf, toPointer } from '../../../core/index.ts';
import { pointerIn } from '../../compile/rules.ts';
import { type FieldNode, fileOfRule, type LinkedForm, type RuleFile } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { typesOf } from '../../schema/types-of.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';

const IN_WHERE = ['path', 'equals'];

export const computeArguments = ofForms((form, { report }) => {
  for (const { rule, place } of form.placed) {
    const { compute } = rule.event.params;
    if (!isObject(compute)) continue;
    const { fn, of, ...given } = compute;
    const name = String(fn);
    const known = Object.hasOwn(COMPUTE, name) ? COMPUTE[name] : undefined;
    if (known === undefined) continue;
    const at = { form, rule, place: `${place}/event/params/compute`, report };
    const takes = [...(known.takes ?? []), ...(known.paths ?? [])];
    checkNames(at, `"${name}"`, given, takes);
    checkNeeds(at, name, given);
    if (isObject(given.where)) {
      checkNames({ ...at, place: `${at.place}/where` }, '"where"', given.where, IN_WHERE);
      checkMember(at, of, given.where.path, 'where/path');
    }
    if (takes.includes('path')) checkMember(at, of, given.path, 'path');
  }
});

/** What a function cannot do without. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  daysBetween: ['until'],
  yearsBetween: ['until'],
};

function checkNeeds({ form, rule, place, report }: At, fn: string, given: object): void {
  const known = Object.hasOwn(NEEDS, fn) ? (NEEDS[fn] ?? []) : [];
  for (const name of known.filter((one) => !Object.hasOwn(given, one))) {
    report({
      code: 'missing-argument',
      file: fileOfRule(form, rule),
      place,
      message: `The rule "${rule.name}" computes "${fn}" without "${name}".`,
      remedy: `Add "${name}": the day it is counted to, such as "context.today".`,
    });
  }
}

interface At {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly place: string;
  readonly report: Report;
}

function checkNames(
  { form, rule, place, report }: At,
  taker: string,
  given: object,
  takes: readonly string[],
): void {
  for (const name of Object.keys(given)) {
    if (takes.includes(name)) continue;
    const near = nearestOf(name, takes);
    report({
      code: 'unknown-argument',
      file: fileOfRule(form, rule),
      place: `${place}/${name}`,
      message: `The rule "${rule.name}" gives ${taker} a "${name}", which it does not take.`,
      remedy: didYouMean(
        near,
        takes.length === 0 ? 'It takes nothing besides "of".' : `Known are: ${takes.join(', ')}.`,
      ),
      nearest: near,
    });
  }
}

/** A member of the rows that are counted, added up or looked through. */
function checkMember(
  { form, rule, place, report }: At,
  of: Json | undefined,
  path: Json | undefined,
  word: string,
): void {
  if (typeof of !== 'string' || typeof path !== 'string') return;
  const list = pointerIn(rule, of);
  // A list that is not there is told where it is named.
  if (fieldAt(form, list) === undefined) return;
  const rows = `${list}/*`;
  const member = fieldAt(form, `${rows}${toPointer(path)}`);
  if (member !== undefined) {
    if (word === 'path') checkSum({ form, rule, place, report }, path, member);
    return;
  }
  const start = `${rows.replace(/\/\d+(?=\/|$)/g, '/*')}/`;
  const near = nearestOf(
    path,
    [...form.fields.keys()]
      .filter((pointer) => pointer.startsWith(start))
      .map((pointer) => pointer.slice(start.length).replaceAll('/', '.')),
  );
  report({
    code: 'unknown-field',
    file: fileOfRule(form, rule),
    place: `${place}/${word}`,
    message: `The rule "${rule.name}" looks for "${path}" in the rows of "${of}", which they do not have.`,
    remedy: didYouMean(near, 'Name a field of the rows.'),
    nearest: near,
  });
}

/** Words add up to nothing, and nobody would notice; an amount may be kept as text. */
function checkSum({ form, rule, place, report }: At, path: string, { schema }: FieldNode): void {
  const { compute } = rule.event.params;
  const types = typesOf(schema);
  const isAmount = types.length === 0 || ['number', 'integer'].some((type) => types.includes(type));
  const isText = types.includes('string') && schema.enum === undefined;
  if (!isObject(compute) || compute.fn !== 'sum' || isAmount || isText) return;
  report({
    code: 'unknown-argument',
    file: fileOfRule(form, rule),
    place: `${place}/path`,
    message: `The rule "${rule.name}" adds up "${path}", which is no number.`,
    remedy: 'Name a field of the rows that is a number.',
  });
}
