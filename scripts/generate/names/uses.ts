// Collects every use that code makes of the names of content: held against one of their types, or handed to what takes them.
import { parse } from '../../arrows/parse.ts';
import { annotationOf, type Door, type Doors, doorsIn, isNamed, joinedDoors } from './doors.ts';
import { matched, picked, type Use } from './handles.ts';
import { Locals } from './locals.ts';
import { isNode, listOf, type Node, nodesOf, Unreadable } from './tree.ts';

/** The uses by file. Throws `Unreadable` where a name that is held against a type is not written out. */
export function usesIn(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Use[]> {
  const parsed = [...texts].map(([file, text]) => ({ file, ...parse(file, text) }));
  const trees = parsed.map(({ file, program, lineAt }) => {
    const root = program as unknown as Node;
    return { file, root, lineAt, local: new Locals(root), own: doorsIn(root) };
  });
  const all = joinedDoors(trees.map(({ own }) => own));
  return new Map(
    trees.map((tree) => [
      tree.file,
      nodesOf(tree.root).flatMap((node) => {
        try {
          return usesOfNode(node, tree, all);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          const line = tree.lineAt(Number(node.start));
          throw new Unreadable(`${tree.file}:${line}: ${error.message}`);
        }
      }),
    ]),
  );
}

interface Tree {
  readonly local: Locals;
  readonly own: Doors;
}

function usesOfNode(node: Node, tree: Tree, all: Doors): readonly Use[] {
  const { local } = tree;
  switch (node.type) {
    case 'TSTypeReference':
      return picked(node, local);
    case 'TSSatisfiesExpression': {
      const { expression, typeAnnotation: annotation } = node;
      if (!isNode(expression) || !isNode(annotation)) return [];
      return matched(expression, { annotation, of: local, local });
    }
    case 'CallExpression':
      return handedOver(node, tree, all);
    case 'JSXOpeningElement':
      return attributed(node, tree, all);
    case 'VariableDeclarator': {
      const annotation = isNode(node.id) ? annotationOf(node.id) : undefined;
      if (!annotation || !isNode(node.init)) return [];
      return throughDoor(node.init, { annotation, local }, local);
    }
    case 'Property':
      return isNode(node.key) && isNode(node.value) ? given(node.key, node.value, tree, all) : [];
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
      return returned(node, local);
    default:
      return [];
  }
}

/** What a function of names makes, where it says so. */
function returned({ returnType, body }: Node, local: Locals): readonly Use[] {
  if (!isNode(returnType) || !isNode(returnType.typeAnnotation) || !isNode(body)) return [];
  const door = { annotation: returnType.typeAnnotation, local };
  if (!isNamed(door.annotation, local)) return [];
  if (body.type !== 'BlockStatement') return throughDoor(body, door, local);
  return nodesOf(body).flatMap(({ type, argument }) =>
    type === 'ReturnStatement' && isNode(argument) ? throughDoor(argument, door, local) : [],
  );
}

/** The value of a member. What is called `id` may be the id of anything. */
function given(key: Node, value: Node, { local }: Tree, { members }: Doors): readonly Use[] {
  const name = nameIn(key);
  if (name === 'id') return [];
  return (members.get(name) ?? []).flatMap((door) => throughDoor(value, door, local));
}

/** The attributes of an element of one of our components. */
function attributed(
  { name: element, attributes }: Node,
  { local, own }: Tree,
  all: Doors,
): readonly Use[] {
  if (!isNode(element)) return [];
  const component = nameIn(element);
  const { attributes: doors } = local.originOf(component) === undefined ? own : all;
  return listOf(attributes).flatMap(({ name, value }): readonly Use[] => {
    if (!isNode(name) || !isNode(value)) return [];
    const door = doors.get(`${local.originOf(component) ?? component} ${nameIn(name)}`);
    const inner = value.type === 'JSXExpressionContainer' ? value.expression : value;
    return door && isNode(inner) ? throughDoor(inner, door, local) : [];
  });
}

const nameIn = ({ name, value }: Node): string => String(name ?? value);

/** The arguments of a call of a function of this file, or of one that it imports. */
function handedOver({ callee, arguments: handed }: Node, { local, own }: Tree, all: Doors) {
  if (!isNode(callee) || callee.type !== 'Identifier') return [];
  const called = String(callee.name);
  return listOf(handed).flatMap((value, at): readonly Use[] => {
    const imported = local.originOf(called);
    const door =
      imported === undefined
        ? own.arguments.get(`${called} ${at}`)
        : all.arguments.get(`${imported} ${at}`);
    return door ? throughDoor(value, door, local) : [];
  });
}

/** A value that is no literal came through a door before, or was held against the type. */
function throughDoor(value: Node, { annotation, local: of }: Door, local: Locals): readonly Use[] {
  try {
    return matched(value, { annotation, of, local });
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}
