// Lint: rules do not set fields in a circle, each waking the next for ever.
import { generic, isObject, operatorNamed, toPointer } from '../../../core/index.ts';
import {
  comparisonsOf,
  compileRule,
  factsCompared,
  isContext,
  pointerIn,
  sourcesOf,
  targetsOf,
} from '../../compile/rules.ts';
import type { LinkedForm, RuleFile } from '../../model/model.ts';
import { fieldIn } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';

const WRITES = new Set(['set', 'tag', 'untag']);

export const setCycles = ofForms((form, { report }) => {
  for (const circle of circlesIn(form)) {
    const first = circle[0];
    const found = form.placed.find(({ rule }) => rule === first);
    report({
      code: 'rules-in-a-circle',
      file: found?.file ?? form.rulesFile,
      place: found?.place ?? '',
      message: `These rules set fields in a circle: ${[...circle, first].map((rule) => `"${rule?.name}"`).join(' → ')}.`,
      remedy: 'Let one of them stop reading a field that the others set.',
    });
  }
});

/** Circles of rules that write, each reported once, by its first rule. */
function circlesIn(form: LinkedForm): readonly (readonly RuleFile[])[] {
  const writers = form.rules.filter(({ event }) => WRITES.has(event.type));
  const read = new Map(writers.map((rule) => [rule, compileRule(rule).reads]));
  const next = new Map(
    writers.map((rule) => [
      rule,
      writers.filter((other) => wakes(rule, other, read.get(other) ?? [])),
    ]),
  );
  const circles: RuleFile[][] = [];
  const done = new Set<RuleFile>();
  const visit = (rule: RuleFile, trail: readonly RuleFile[]): void => {
    const start = trail.indexOf(rule);
    if (start >= 0) {
      circles.push(trail.slice(start));
      return;
    }
    if (done.has(rule)) return;
    for (const other of next.get(rule) ?? []) visit(other, [...trail, rule]);
    done.add(rule);
  };
  for (const rule of writers) visit(rule, []);
  return [...circles, ...pairsThatUndo(form, writers)];
}

/** Functions whose result does not change when they are applied to it again. */
const SETTLING = new Set(['upper', 'lower', 'trim', 'digits', 'unique']);

/** Does what one rule writes wake the other, which reads this? What surely comes to rest by itself does not count. */
function wakes(writer: RuleFile, reader: RuleFile, reads: readonly string[]): boolean {
  if (isFixed(writer)) return false;
  if (writer === reader) return growsFromItself(writer);
  const written = placesOf(writer);
  const rows = rowsOnly(reader);
  return reads.some((read) =>
    written.some(
      (place) =>
        read === place ||
        read.startsWith(`${place}/`) ||
        (read !== rows && place.startsWith(`${read}/`)),
    ),
  );
}

/** The list whose rows a rule is about, where it reads only that there are rows: what stands in them it names by itself. */
function rowsOnly(rule: RuleFile): string | undefined {
  if (rule.forEach === undefined) return undefined;
  const rows = generic(toPointer(rule.forEach));
  const compared = comparisonsOf(rule.conditions, '').flatMap(factsCompared);
  const named = [...compared, ...sourcesOf(rule)].map(({ path }) => path);
  const isWhole = (path: string) =>
    path !== 'row.$index' && !isContext(path) && generic(pointerIn(rule, path)) === rows;
  return named.some(isWhole) ? undefined : rows;
}

const placesOf = (rule: RuleFile): readonly string[] =>
  targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path)));

/** Writes a fixed value: the second run finds it there. */
const isFixed = ({ event }: RuleFile): boolean =>
  event.type === 'tag' || event.type === 'untag' || event.params.value !== undefined;

/** Computes a field of itself, differently each time. Looking at itself in a condition is no circle. */
function growsFromItself(rule: RuleFile): boolean {
  const compute = rule.event.params.compute;
  if (isObject(compute) && SETTLING.has(String(compute.fn))) return false;
  const places = placesOf(rule);
  return (
    isObject(compute) &&
    sourcesOf(rule).some(({ path }) => places.includes(generic(pointerIn(rule, path))))
  );
}

/** Two rules that set one field to values on which the other one sets it back. */
function pairsThatUndo(
  form: LinkedForm,
  writers: readonly RuleFile[],
): readonly (readonly RuleFile[])[] {
  const fixed = writers.filter(
    ({ event }) => event.type === 'set' && event.params.value !== undefined,
  );
  return fixed.flatMap((first, index) =>
    fixed
      .slice(index + 1)
      .filter(
        (second) => firesOnResultOf(form, first, second) && firesOnResultOf(form, second, first),
      )
      .map((second) => [first, second]),
  );
}

/** Do the conditions of one rule on the field that both set hold once the other has set it? */
function firesOnResultOf(form: LinkedForm, rule: RuleFile, other: RuleFile): boolean {
  const place = placesOf(other)[0];
  if (
    place === undefined ||
    placesOf(rule)[0] !== place ||
    rule.event.params.value === other.event.params.value
  ) {
    return false;
  }
  const own = comparisonsOf(rule.conditions, '').filter(
    ({ fact, value }) => fieldIn(form, rule, fact)?.pointer === place && !isObject(value),
  );
  const result = other.event.params.value ?? null;
  return (
    own.length > 0 &&
    own.every(({ operator, value }) => operatorNamed(operator).test(result, value))
  );
}
