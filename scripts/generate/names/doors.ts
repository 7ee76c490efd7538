// Functions and members that take names of content: whatever literal is handed to one is such a name.
import { Locals } from './locals.ts';
import { isNode, listOf, type Node, nodesOf } from './tree.ts';

/** What a door is typed as, and the file whose names the type is written in. */
export interface Door {
  readonly annotation: Node;
  readonly local: Locals;
}

export interface Doors {
  /** Of functions, by their name and the place of the argument: `flowOf 1`. */
  readonly arguments: ReadonlyMap<string, Door>;
  /** Of members of objects and attributes of elements, by their name. */
  readonly members: ReadonlyMap<string, readonly Door[]>;
}

/** The doors of one parsed text. Only what is typed by the names of content is one. */
export function doorsIn(root: Node): Doors {
  const local = new Locals(root);
  const found = new Map<string, Door>();
  const members = new Map<string, readonly Door[]>();
  for (const node of nodesOf(root)) {
    for (const { name, params } of functionsOf(node))
      for (const [at, annotation] of params.map(annotationOf).entries())
        if (annotation && isNamed(annotation, local))
          found.set(`${name} ${at}`, { annotation, local });
    if (node.type !== 'TSPropertySignature' || !isNode(node.key)) continue;
    const annotation = annotationOf(node);
    if (!annotation || !isNamed(annotation, local)) continue;
    const name = String(node.key.name);
    members.set(name, [...(members.get(name) ?? []), { annotation, local }]);
  }
  return { arguments: found, members };
}

/** Those of many texts together. */
export function joinedDoors(all: readonly Doors[]): Doors {
  const members = new Map<string, readonly Door[]>();
  for (const one of all)
    for (const [name, doors] of one.members)
      members.set(name, [...(members.get(name) ?? []), ...doors]);
  return { arguments: new Map(all.flatMap((one) => [...one.arguments])), members };
}

interface Declared {
  readonly name: string;
  readonly params: readonly Node[];
}

function functionsOf({ type, id, params, init }: Node): readonly Declared[] {
  if (!isNode(id)) return [];
  if (type === 'FunctionDeclaration') return [{ name: String(id.name), params: listOf(params) }];
  if (type !== 'VariableDeclarator' || !isNode(init)) return [];
  return init.type === 'ArrowFunctionExpression'
    ? [{ name: String(id.name), params: listOf(init.params) }]
    : [];
}

function annotationOf(node: Node): Node | undefined {
  const { typeAnnotation } =
    node.type === 'AssignmentPattern' && isNode(node.left) ? node.left : node;
  if (!isNode(typeAnnotation)) return undefined;
  return isNode(typeAnnotation.typeAnnotation) ? typeAnnotation.typeAnnotation : undefined;
}

/** Is it one of the types of names, or a list of them? Members of an object have doors of their own. */
function isNamed(written: Node, local: Locals): boolean {
  const annotation = local.resolved(written);
  if (annotation.type === 'TSUnionType')
    return listOf(annotation.types).some((one) => isNamed(one, local));
  if (annotation.type === 'TSTypeOperator' && isNode(annotation.typeAnnotation))
    return isNamed(annotation.typeAnnotation, local);
  if (annotation.type === 'TSArrayType' && isNode(annotation.elementType))
    return isNamed(annotation.elementType, local);
  if (annotation.type !== 'TSTypeReference') return false;
  return (
    local.imported(annotation) !== undefined ||
    local.args(annotation).some((one) => isNamed(one, local))
  );
}
