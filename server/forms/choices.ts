// Values that a form never offered (beyond the `enum` of a field) are nobody's choice: a print of unfinished answers leaves them out.
import {
  type Answers,
  type FormBundle,
  type FormNode,
  formTree,
  isList,
  isObject,
  type Json,
  type Schema,
  sameValue,
} from '../../runtime/core/index.ts';

/** The answers without those values; what has no list of choices stays as it is. */
export function withAllowedChoices(form: FormBundle, answers: Answers): Answers {
  const allowed = allowedIn(formTree(form).root, answers);
  return isObject(allowed) ? allowed : {};
}

function allowedIn(node: FormNode, value: Json): Json | undefined {
  if (!isAllowed(node.schema, value)) return undefined;
  if (isList(value)) return allowedList(node.children.get('*'), value);
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const child = node.children.get(name);
    const allowed = child && member !== undefined ? allowedIn(child, member) : member;
    return allowed === undefined ? [] : [[name, allowed]];
  });
  return Object.fromEntries(members);
}

function allowedList(row: FormNode | undefined, list: readonly Json[]): readonly Json[] {
  if (row === undefined) return list;
  return list.map((one) => allowedIn(row, one)).filter((one) => one !== undefined);
}

/** Nothing chosen yet is no strange choice. */
const isAllowed = ({ enum: choices }: Schema, value: Json): boolean =>
  choices === undefined ||
  value === null ||
  value === '' ||
  choices.some((one) => sameValue(one, value));
