// Finds fields by the dotted paths and pointers that content writes, and the nearest field for a wrong one.
import type { Json, Schema } from '../../../core/index.ts';
import { generic, nearestOf, toDotted, toPointer } from '../../../core/index.ts';
import { isContext, pointerIn } from '../../compile/rules.ts';
import { type FieldNode, isAlone, type LinkedForm, type RuleFile } from '../../model/model.ts';

/** The field a pointer names, whatever the row. */
export const fieldAt = (form: LinkedForm, pointer: string): FieldNode | undefined =>
  form.fields.get(generic(pointer));

/** The field a dotted path in a rule names; context paths and the number of the row name none. */
export const fieldIn = (form: LinkedForm, rule: RuleFile, dotted: string): FieldNode | undefined =>
  isContext(dotted) || dotted === 'row.$index' ? undefined : fieldAt(form, pointerIn(rule, dotted));

/** The facts of the context a form has; for a path below `context` that is none of them, the nearest one. */
export function unknownContext(form: LinkedForm, path: string): { near?: string } | undefined {
  const { facts } = form;
  const [, name = ''] = path.split('.');
  if (facts.includes(name)) return undefined;
  const near = nearestOf(name, facts);
  return near === undefined ? {} : { near: `context.${near}` };
}

/** Is this a list, and is this path one of its rows or below? */
export const isListField = (field: FieldNode | undefined): boolean =>
  field?.schema.items !== undefined;

/** The dotted path of a field that comes nearest to a wrong one. */
export function nearestField(form: LinkedForm, dotted: string): string | undefined {
  return nearestOf(
    dotted,
    [...form.fields.keys()].map((pointer) => toDotted(pointer)),
  );
}

/** In `forEach` rules, the nearest `row.<field>`. */
export function nearestInRow(form: LinkedForm, rule: RuleFile, dotted: string): string | undefined {
  const start = `${toPointer(rule.forEach ?? '')}/*/`;
  const names = [...form.fields.keys()]
    .filter((pointer) => pointer.startsWith(start))
    .map((pointer) => `row.${toDotted(`/${pointer.slice(start.length)}`)}`);
  return nearestOf(dotted, [...names, 'row.$index']);
}

/** A path that a shared section alone says its forms have: itself, or something in it. */
export const isExpected = (form: LinkedForm, path: string): boolean =>
  isAlone(form) &&
  form.declared.some(({ expects }) =>
    expects.some((one) => path === one || path.startsWith(`${one}.`)),
  );

/** The values a schema lists, or undefined where any will do; null is chosen by choosing none. */
export function choicesOf(schema: Schema): readonly Json[] | undefined {
  if (schema.enum !== undefined) return schema.enum.filter((value) => value !== null);
  const single = schema.const;
  return single === undefined ? undefined : [single];
}
