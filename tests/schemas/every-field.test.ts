// Every field of every shipped form: whoever leaves it out or mistypes it is told what to enter, never that "this" is wrong.
import { describe, expect, it } from 'vitest';
import {
  type Fault,
  type FormBundle,
  type FormNode,
  faultText,
  formTree,
} from '../../runtime/core/index.ts';
import { released } from '../helpers/releases.ts';

const { forms, texts } = await released();
const generalText = (key: string): string => texts.t(`faults.${key}`, {});
/** What is said of a field where nobody thought of it. */
const GENERAL = ['required', 'type', 'pattern', 'format', 'invalid', 'rule'].map(generalText);
/** Chosen, never typed: what is not offered cannot be entered. */
const CHOSEN = new Set(['select', 'radio', 'checkboxes', 'yesno', 'toggle', 'checkbox']);

describe.each(Object.entries(forms).map(([id, { bundle }]) => [id, bundle] as const))(
  '%s',
  (_id, form) => {
    const asked = asksOf(form);

    it('has fields', () => expect(leavesOf(formTree(form).root).length).toBeGreaterThan(0));

    it.each(asked)('says what to enter at %s (%s)', (path, code) => {
      const fault: Fault = { path, code, section: '', params: { limit: 1 } };
      const said = faultText(texts, form, fault);
      expect(GENERAL).not.toContain(said);
      // Made of a label that names several things it is no English: "Enter the years in practice as a whole number."
      expect(said).not.toMatch(/^Enter the (years|attorneys|normal)\b.* as a (whole )?number\.$/);
    });
  },
);

const NUMBERS: ReadonlySet<unknown> = new Set(['number', 'integer', 'null']);
const isNumber = (type: unknown): boolean => [type].flat().every((one) => NUMBERS.has(one));

/** Every field that can be left out or mistyped, with what is wrong then. */
function asksOf(form: FormBundle): readonly (readonly [path: string, code: string])[] {
  const byRules = JSON.stringify(form.rules.filter(({ effect }) => effect.type === 'require'));
  return leavesOf(formTree(form).root).flatMap((node) => {
    const { pointer, schema, widget } = node;
    const path = pointer.replaceAll('*', '0');
    const codes: string[] = [];
    if (node.required || byRules.includes(`"${pointer}"`)) codes.push('required');
    if (CHOSEN.has(widget)) return codes.map((code) => [path, code] as const);
    if (isNumber(schema.type)) codes.push('type');
    if (schema.pattern !== undefined) codes.push('pattern');
    if (schema.format !== undefined) codes.push('format');
    return codes.map((code) => [path, code] as const);
  });
}

/** Words of a row that nobody types: the row is added by what was chosen, and removed by a button. */
const OF_THE_ROW = new Set(['date_deleted', 'state_code']);

const leavesOf = (node: FormNode): readonly FormNode[] => {
  if (node.unseen || node.readOnly || OF_THE_ROW.has(node.name)) return [];
  const within = node.kind === 'field' ? [] : [...node.children.values()].flatMap(leavesOf);
  return node.kind === 'object' || !texts.has(node.label) ? within : [node, ...within];
};
