// Finds names of content that code writes past the types that stand for them: fields read off answers, places in answers, and
// names of flows, states, moves, forms, views and mails where they are handed over or compared.
import type { Names } from '../../../runtime/content/index.ts';
import { parse } from '../../arrows/parse.ts';
import { Locals } from './locals.ts';
import { isNode, listOf, type Node, nodesOf, stripped } from './tree.ts';

export interface Bypass {
  readonly file: string;
  readonly line: number;
  /** The name as it is written. */
  readonly name: string;
}

/** One source text with the offsets of the literals that go through a type. */
export interface Looked {
  readonly file: string;
  readonly text: string;
  readonly through: ReadonlySet<number>;
}

/** Every bypass in a text, in its order. */
export function bypassesIn({ file, text, through }: Looked, names: Names): readonly Bypass[] {
  const { program, lineAt } = parse(file, text);
  const root = program as unknown as Node;
  const known = KNOWN.get(names) ?? knownNames(names);
  KNOWN.set(names, known);
  const found = new Map<number, string>();
  const note = ({ start }: Node, name: string): void => {
    if (!through.has(Number(start))) found.set(Number(start), name);
  };
  const typed = typedIn(root, new Locals(root));
  for (const node of nodesOf(root)) {
    for (const [at, name] of fieldsOff(node, typed)) if (known.fields.has(name)) note(at, name);
    for (const [at, name] of handedOver(node)) if (known.things.has(name)) note(at, name);
    if (node.type !== 'Literal' || typeof node.value !== 'string') continue;
    const pointer = node.value.replace(/\/\d+(?=\/|$)/g, '/*');
    if (known.pointers.has(pointer)) note(node, node.value);
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([at, name]) => ({ file, line: lineAt(at), name }));
}

/** Put together once for all texts. */
const KNOWN = new WeakMap<Names, Known>();

interface Known {
  /** Names of fields at the top of any form. */
  readonly fields: ReadonlySet<string>;
  readonly pointers: ReadonlySet<string>;
  /** Flows, states, groups, moves, forms, sections, views, mails. */
  readonly things: ReadonlySet<string>;
}

function knownNames({ forms, flows, views, messages }: Names): Known {
  const pointers = new Set([...forms.values()].flatMap(({ fields }) => [...fields.keys()]));
  const mails = [...messages].flatMap((key) =>
    key.startsWith('mail.') ? [key.slice('mail.'.length)] : [],
  );
  const inFlows = [...flows].flatMap(([id, { states, groups, moves }]) => [
    ...[id, ...states],
    ...[...groups, ...moves],
  ]);
  const inForms = [...forms].flatMap(([id, { sections }]) => [id, ...sections]);
  return {
    pointers,
    fields: new Set([...pointers].map((pointer) => pointer.split('/')[1] ?? '')),
    things: new Set([...inFlows, ...inForms, ...views.keys(), ...mails]),
  };
}

type Written = readonly (readonly [at: Node, name: string])[];

/** What answers are called, wherever they are held. */
const ANSWERS = /^answers$/;

/** The names of variables that hold answers of a form by its type; by what encloses them. */
function typedIn(root: Node, local: Locals): ReadonlySet<string> {
  const found = new Set<string>();
  const isTyped = (type: unknown): boolean =>
    isNode(type) &&
    nodesOf(type).some((one) => {
      const inner = local.resolved(one);
      return nodesOf(inner).some((each) => /AnswersOf$/.test(local.imported(each) ?? ''));
    });
  for (const node of nodesOf(root)) {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) {
      const { init } = node;
      if (init.type === 'TSAsExpression' && isTyped(init.typeAnnotation))
        found.add(String(node.id.name));
    }
    if (node.type === 'Identifier' && isTyped(node.typeAnnotation)) found.add(String(node.name));
    // `({ answers }: { readonly answers: Signature })`
    if (node.type === 'TSPropertySignature' && isNode(node.key) && isTyped(node.typeAnnotation))
      found.add(String(node.key.name));
  }
  return found;
}

/** Fields that are read off answers whose form is not said: `answers.x`, `const { x } = answers`, `({ x }: Answers)`. */
function fieldsOff(node: Node, typed: ReadonlySet<string>): Written {
  if (node.type === 'MemberExpression') {
    const { object, property, computed } = node;
    if (!isNode(object) || !isNode(property) || !isAnswers(object, typed)) return [];
    if (computed !== true) return [[property, String(property.name)]];
    return property.type === 'Literal' ? [[property, String(property.value)]] : [];
  }
  if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init))
    return isAnswers(node.init, typed) ? keysOf(node.id) : [];
  if (node.type !== 'ObjectPattern') return [];
  const { typeAnnotation: outer } = node;
  const type = isNode(outer) ? outer.typeAnnotation : undefined;
  const isRaw = isNode(type) && isNode(type.typeName) && type.typeName.name === 'Answers';
  return isRaw ? keysOf(node) : [];
}

/** Something called answers, or what is asked of a store, with no form said of it. */
function isAnswers(value: Node, typed: ReadonlySet<string>): boolean {
  if (value.type === 'Identifier')
    return ANSWERS.test(String(value.name)) && !typed.has(String(value.name));
  if (value.type === 'MemberExpression' && isNode(value.property))
    return ANSWERS.test(String(value.property.name));
  if (value.type === 'ParenthesizedExpression') return false;
  return (
    value.type === 'CallExpression' &&
    isNode(value.callee) &&
    value.callee.type === 'MemberExpression' &&
    isAnswers(value.callee, typed)
  );
}

const keysOf = (pattern: Node): Written =>
  pattern.type === 'ObjectPattern'
    ? listOf(pattern.properties).flatMap(({ key }) =>
        isNode(key) && key.type === 'Identifier' ? [[key, String(key.name)] as const] : [],
      )
    : [];

/** Members under which names of content go round. */
const CALLED: ReadonlySet<string> = new Set([
  ...['flow', 'move', 'state', 'status', 'group', 'form', 'section', 'view', 'template', 'mail'],
]);

/** Names that are handed over under such a member, or compared with one. */
function handedOver(node: Node): Written {
  if (node.type === 'Property' && isNode(node.key) && isNode(node.value))
    return CALLED.has(String(node.key.name)) ? textsOf(node.value) : [];
  if (node.type === 'JSXAttribute' && isNode(node.name) && isNode(node.value))
    return CALLED.has(String(node.name.name)) ? textsOf(node.value) : [];
  if (node.type !== 'BinaryExpression' || !isNode(node.left) || !isNode(node.right)) return [];
  if (!/^[!=]==?$/.test(String(node.operator))) return [];
  const { left, right } = node;
  return [...(isCalled(left) ? textsOf(right) : []), ...(isCalled(right) ? textsOf(left) : [])];
}

function isCalled(value: Node): boolean {
  const { property, name, type } = stripped(value);
  if (type === 'Identifier') return CALLED.has(String(name));
  return type === 'MemberExpression' && isNode(property) && CALLED.has(String(property.name));
}

function textsOf(value: Node): Written {
  const bare = stripped(value);
  if (bare.type === 'Literal' && typeof bare.value === 'string') return [[bare, bare.value]];
  if (bare.type === 'ConditionalExpression')
    return [bare.consequent, bare.alternate].filter(isNode).flatMap(textsOf);
  return [];
}
