// Collects every use that code makes of the names of content: held against one of their types, or handed to what takes them.
import { parse } from '../../arrows/parse.ts';
import { type Door, type Doors, doorsIn, joinedDoors } from './doors.ts';
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
      [...nodesOf(tree.root)].flatMap((node) => {
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
  if (node.type === 'TSTypeReference') return picked(node, local);
  if (node.type === 'TSSatisfiesExpression') {
    const { expression, typeAnnotation: annotation } = node;
    if (!isNode(expression) || !isNode(annotation)) return [];
    return matched(expression, { annotation, of: local, local });
  }
  if (node.type === 'CallExpression') return handedOver(node, tree, all);
  const { value, doors } = given(node, all);
  if (!value) return [];
  return doors.flatMap((door) => throughDoor(value, door, local));
}

/** The value of a constant, a member or an attribute, with what it is typed as. */
function given(
  node: Node,
  { members }: Doors,
): { readonly value?: Node; readonly doors: readonly Door[] } {
  if (node.type === 'Property' && isNode(node.key) && isNode(node.value))
    return { value: node.value, doors: members.get(nameIn(node.key)) ?? [] };
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || !isNode(node.value))
    return { doors: [] };
  const { value } = node;
  const inner = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return { ...(isNode(inner) && { value: inner }), doors: members.get(nameIn(node.name)) ?? [] };
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
