// Functions, components and members that take names of content: whatever literal is handed to one is such a name.
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
  /** Of attributes, by the component and their name: `ViewTable view`. */
  readonly attributes: ReadonlyMap<string, Door>;
  /** Of members of objects, by their name. */
  readonly members: ReadonlyMap<string, readonly Door[]>;
}

/** The doors of one parsed text. Only what is typed by the names of content is one. */
export function doorsIn(root: Node): Doors {
  const local = new Locals(root);
  const handed = new Map<string, Door>();
  const attributes = new Map<string, Door>();
  const members = new Map<string, readonly Door[]>();
  for (const node of nodesOf(root)) {
    for (const { name, params } of functionsOf(node))
      for (const [at, annotation] of params.map(annotationOf).entries()) {
        if (!annotation) continue;
        if (isNamed(annotation, local)) handed.set(`${name} ${at}`, { annotation, local });
        if (at > 0) continue;
        for (const member of local.membersOf(annotation))
          for (const [of, door] of doorOf(member, local)) attributes.set(`${name} ${of}`, door);
      }
    for (const [name, door] of doorOf(node, local))
      members.set(name, [...(members.get(name) ?? []), door]);
  }
  return { arguments: handed, attributes, members };
}

/** The door that a declared member is: none or one. */
function doorOf(node: Node, local: Locals): readonly (readonly [string, Door])[] {
  if (node.type !== 'TSPropertySignature' || !isNode(node.key)) return [];
  const annotation = annotationOf(node);
  return annotation && isNamed(annotation, local)
    ? [[String(node.key.name), { annotation, local }]]
    : [];
}

/** Those of many texts together. */
export function joinedDoors(all: readonly Doors[]): Doors {
  const members = new Map<string, readonly Door[]>();
  for (const one of all)
    for (const [name, doors] of one.members)
      members.set(name, [...(members.get(name) ?? []), ...doors]);
  return {
    arguments: new Map(all.flatMap((one) => [...one.arguments])),
    attributes: new Map(all.flatMap((one) => [...one.attributes])),
    members,
  };
}

export interface Declared {
  readonly name: string;
  readonly params: readonly Node[];
}

/** The function that a node declares under a name: none or one. */
function functionsOf({ type, id, params, init }: Node): readonly Declared[] {
  if (!isNode(id)) return [];
  if (type === 'FunctionDeclaration') return [{ name: String(id.name), params: listOf(params) }];
  if (type !== 'VariableDeclarator' || !isNode(init)) return [];
  return init.type === 'ArrowFunctionExpression'
    ? [{ name: String(id.name), params: listOf(init.params) }]
    : [];
}

/** The type that stands beside a parameter, a member, or what a function makes. */
export function annotationOf(node: Node): Node | undefined {
  const { typeAnnotation } =
    node.type === 'AssignmentPattern' && isNode(node.left) ? node.left : node;
  if (!isNode(typeAnnotation)) return undefined;
  return isNode(typeAnnotation.typeAnnotation) ? typeAnnotation.typeAnnotation : undefined;
}

/** Is it one of the types of names, or a list of them? Members of an object have doors of their own. */
export function isNamed(written: Node, local: Locals): boolean {
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
