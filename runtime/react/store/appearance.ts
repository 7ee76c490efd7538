// What an outcome of the rules changes on screen, compared with the one before.

import {
  type Answers,
  type Fault,
  type FieldInfo,
  type FieldState,
  getAt,
  isBlank,
  type Pointer,
  placeOf,
  type RuleOutcome,
  sameValue,
} from '../../core/index.ts';
import type { FieldView } from './view.ts';

/** A rule's warning, told like a fault. */
const warningFault = ({ path, message, params, rule }: RuleOutcome['warnings'][number]): Fault => ({
  path,
  code: 'rule',
  params,
  message,
  rule,
  section: '',
});

/** What a form on screen says and holds. */
interface OfForm {
  readonly shownFault: (pointer: Pointer) => Fault | undefined;
  readonly answers: Answers;
}

/** What the rules and the faults make of one place; before the first outcome, as the form says it is at first. */
export function appearanceOf(
  pointer: Pointer,
  outcome: RuleOutcome | undefined,
  info: (pointer: Pointer) => FieldInfo | undefined,
  { shownFault, answers }: OfForm,
): Omit<FieldView, 'value' | 'note'> {
  const fields = outcome?.fields;
  let hidden = false;
  let disabled = false;
  // At the place and at all above it. A form is drawn with a look at each field: no list is made for it.
  let at = pointer;
  do {
    const fieldInfo = info(at);
    const ruled = fields?.[at];
    hidden ||= fields ? ruled?.hidden === true : fieldInfo?.hiddenAtFirst === true;
    disabled ||=
      fieldInfo?.readOnly === true ||
      (fields ? ruled?.disabled === true : fieldInfo?.disabledAtFirst === true) ||
      (fieldInfo?.told !== undefined && isTold(at, fieldInfo.told, answers));
    at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
  } while (at !== '');
  const warning = hidden ? undefined : outcome?.warnings.find(({ path }) => path === pointer);
  return {
    fault: hidden ? undefined : shownFault(pointer),
    warning: warning && warningFault(warning),
    hidden,
    required: fields?.[pointer]?.required ?? info(pointer)?.required ?? false,
    disabled,
    options: fields?.[pointer]?.options,
  };
}

/** Does the member stand in a row that its source filled? */
const isTold = (pointer: Pointer, key: string, answers: Answers): boolean =>
  !isBlank(getAt(answers, placeOf(`./${key}`, pointer)));

const ASIDE = new WeakMap<object, Map<Pointer, readonly number[]>>();

/** Rows of a list that a rule hides as a whole; the same array for as long as the rules say the same. */
export function rowsAside(outcome: RuleOutcome | undefined, list: Pointer): readonly number[] {
  const fields = outcome?.fields ?? {};
  const known = ASIDE.get(fields) ?? new Map<Pointer, readonly number[]>();
  ASIDE.set(fields, known);
  const rows = known.get(list) ?? hiddenRows(fields, list);
  known.set(list, rows);
  return rows;
}

function hiddenRows(fields: RuleOutcome['fields'], list: Pointer): readonly number[] {
  const start = `${list}/`;
  return Object.keys(fields).flatMap((place) => {
    if (!place.startsWith(start) || fields[place]?.hidden !== true) return [];
    const row = Number(place.slice(start.length));
    return Number.isInteger(row) ? [row] : [];
  });
}

/** Places whose hidden, required, disabled, options or warning differ between two outcomes. */
export function changedAppearance(
  before: RuleOutcome | undefined,
  after: RuleOutcome,
): readonly Pointer[] {
  const was = before?.fields ?? {};
  const places = new Set([...Object.keys(was), ...Object.keys(after.fields)]);
  const changed = [...places].filter((place) => !sameState(was[place], after.fields[place]));
  for (const warning of [...(before?.warnings ?? []), ...after.warnings])
    changed.push(warning.path);
  return changed;
}

const sameState = (a: FieldState | undefined, b: FieldState | undefined): boolean =>
  a === b ||
  (a?.hidden === b?.hidden &&
    a?.required === b?.required &&
    a?.disabled === b?.disabled &&
    (a?.options === b?.options || sameValue(a?.options, b?.options)));
