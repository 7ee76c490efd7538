// Nulls and empty lists and groups that only a branch requires: nobody knows that they are missing before the branch holds.
import { nearestShapes } from '../branched/fetch.ts';
import { declaredIn } from '../form/branches.ts';
import { beginsEmpty, mayBeNull } from '../form/filled.ts';
import { formTree } from '../form/form-tree.ts';
import type {
  Answers,
  FormBundle,
  FormNode,
  Json,
  Pointer,
  Schema,
  SchemaError,
  Validate,
} from '../model/types.ts';
import { getAt, parsePointer } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { withLongNumbers } from './long-numbers.ts';
import { schemaFaults } from './schema-faults.ts';

/** An empty list may bring a branch in which another is missed, but not for long. */
const MOST_ROUNDS = 8;

/** What the validator says of answers: of several shapes, of the one that is meant. */
export const errorsOf = (validate: Validate, answers: Answers): readonly SchemaError[] =>
  nearestShapes(withLongNumbers(validate(answers), answers));

/** Answers with the nulls and the empty lists and groups that the branches they fall into require; the same answers where none is missed. */
export function begun(form: FormBundle, validate: Validate, answers: Answers): Answers {
  if (!mayBegin(form)) return answers;
  const tree = formTree(form);
  const faultsIn = (some: Answers) => schemaFaults(errorsOf(validate, some), tree);
  let made = answers;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = made;
    for (const { path, code } of faultsIn(before)) {
      if (code !== 'required' || getAt(made, path) !== undefined) continue;
      for (const empty of startsOf(form, path)) {
        const tried = setAt(made, path, empty);
        // Another branch that knows the place may want something in it.
        if (faultsIn(tried).some((fault) => fault.path === path)) continue;
        made = tried;
        break;
      }
    }
    if (made === before) break;
  }
  return made;
}

/** What a place may hold unanswered, in any of the branches that know it. */
function startsOf(form: FormBundle, path: Pointer): readonly Json[] {
  const tree = formTree(form);
  const end = path.lastIndexOf('/');
  const around = end === 0 ? tree.root : tree.at(path.slice(0, end));
  const [name = ''] = parsePointer(path.slice(end));
  return around === undefined ? [] : startsIn(form, around, name);
}

function startsIn(form: FormBundle, around: FormNode, name: string): readonly Json[] {
  const groups = around.pointer === '' ? form.sections : [around];
  const known = groups.flatMap(({ schema }) => declaredIn(schema).members.get(name) ?? []);
  return known.flatMap((schema) => {
    const { default: start } = schema;
    if (start !== undefined && beginsEmpty(start)) return [start];
    return namesNull(schema) ? [null] : [];
  });
}

/** What says nothing of its kind may be anything, and is asked. */
const namesNull = (schema: Schema): boolean =>
  (schema.type !== undefined || schema.enum !== undefined) && mayBeNull(schema);

const MAY_BEGIN = new WeakMap<FormBundle, boolean>();

/** Is there anything that may be there unanswered though its group does not always require it? Its release says so. */
export function mayBegin(form: FormBundle): boolean {
  if (form.mayBegin !== undefined) return form.mayBegin;
  const known = MAY_BEGIN.get(form) ?? anyBelow(form, formTree(form).root);
  MAY_BEGIN.set(form, known);
  return known;
}

const anyBelow = (form: FormBundle, node: FormNode): boolean =>
  [...node.children].some(
    ([name, child]) =>
      (node.schema.required?.includes(name) !== true && startsIn(form, node, name).length > 0) ||
      anyBelow(form, child),
  );
