// What the names in one source text stand for: types that were imported, constants, other names for them.
import { isNode, listOf, type Node, nodesOf, stripped, Unreadable } from './tree.ts';

const FROM = /(^|\/)schemas\/names\.gen\.d\.ts$/;
/** Which of the flows the server follows is told there, by a type of the same name. */
const FLOWS = /(^|\/)(flows\/index|kinds)\.ts$/;

/** A text with the place where it is written. */
export interface Literal {
  readonly text: string;
  readonly at: number;
}

/** The texts that a value may be. A name from elsewhere is looked for where it is made. */
export function literals(value: Node, local: Locals): readonly Literal[] {
  const bare = stripped(value);
  if (bare.type === 'Literal')
    return typeof bare.value === 'string' ? [{ text: bare.value, at: Number(bare.start) }] : [];
  if (bare.type === 'ConditionalExpression')
    return [bare.consequent, bare.alternate].filter(isNode).flatMap((one) => literals(one, local));
  if (bare.type === 'LogicalExpression')
    return [bare.left, bare.right].filter(isNode).flatMap((one) => literals(one, local));
  if (bare.type === 'Identifier') return local.valueOf(String(bare.name));
  throw new Unreadable('A name of content is to be written out.');
}

/** What the names of one file stand for. */
export class Locals {
  readonly #imported = new Map<string, string>();
  readonly #origins = new Map<string, string>();
  readonly #types = new Map<string, Node>();
  readonly #interfaces = new Map<string, readonly Node[]>();
  readonly #values = new Map<string, Node>();

  constructor(root: Node) {
    for (const node of nodesOf(root)) {
      if (node.type === 'ImportDeclaration' && isNode(node.source)) {
        const from = String(node.source.value);
        for (const { local, imported } of listOf(node.specifiers)) {
          if (!isNode(local) || !isNode(imported)) continue;
          const isHandle = FROM.test(from) || (FLOWS.test(from) && imported.name === 'FlowId');
          const to = isHandle ? this.#imported : this.#origins;
          to.set(String(local.name), String(imported.name));
        }
      }
      if (node.type === 'TSTypeAliasDeclaration' && isNode(node.id) && isNode(node.typeAnnotation))
        this.#types.set(String(node.id.name), node.typeAnnotation);
      if (node.type === 'TSInterfaceDeclaration' && isNode(node.id) && isNode(node.body))
        this.#interfaces.set(String(node.id.name), listOf(node.body.body));
      if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init))
        this.#values.set(String(node.id.name), node.init);
    }
  }

  nameOf({ typeName }: Node): string | undefined {
    return isNode(typeName) && typeName.type === 'Identifier' ? String(typeName.name) : undefined;
  }

  /** The handle that a type is, by the name it is declared under. */
  imported(type: Node): string | undefined {
    return this.#imported.get(this.nameOf(type) ?? '');
  }

  /** The members of a type that is declared in this file. */
  membersOf(type: Node): readonly Node[] {
    const known = this.resolved(type);
    if (known.type === 'TSTypeLiteral') return listOf(known.members);
    return this.#interfaces.get(this.nameOf(known) ?? '') ?? [];
  }

  /** The name under which something else that is imported is declared. */
  originOf(name: string): string | undefined {
    return this.#origins.get(name);
  }

  /** What another name of this file for a type stands for; any other type is itself. */
  resolved(type: Node): Node {
    const known =
      type.type === 'TSTypeReference' ? this.#types.get(this.nameOf(type) ?? '') : undefined;
    return known ? this.resolved(known) : type;
  }

  args({ typeArguments }: Node): readonly Node[] {
    return isNode(typeArguments) ? listOf(typeArguments.params) : [];
  }

  /** The texts of a type: literals, unions of them, names for them, and what a constant is. */
  strings(type: Node): readonly string[] {
    if (type.type === 'TSLiteralType' && isNode(type.literal)) return [String(type.literal.value)];
    if (type.type === 'TSUnionType') return listOf(type.types).flatMap((one) => this.strings(one));
    if (type.type === 'TSTemplateLiteralType') return this.#filled(type);
    if (type.type === 'TSTypeQuery' && isNode(type.exprName))
      return this.valueOf(String(type.exprName.name)).map(({ text }) => text);
    const known = this.resolved(type);
    if (known !== type) return this.strings(known);
    throw new Unreadable('A name of content is to be written out.');
  }

  /** Every text that a template stands for. */
  #filled({ quasis, types }: Node): readonly string[] {
    const parts = listOf(quasis).map(({ value }) => (isNode(value) ? String(value.cooked) : ''));
    const holes = listOf(types).map((one) => this.strings(one));
    return parts
      .slice(1)
      .reduce<readonly string[]>(
        (made, part, at) =>
          made.flatMap((one) => (holes[at] ?? []).map((hole) => `${one}${hole}${part}`)),
        [parts[0] ?? ''],
      );
  }

  /** The texts of a constant of the file. Throws where there is none of the name. */
  valueOf(name: string): readonly Literal[] {
    const value = this.#values.get(name);
    if (!value) throw new Unreadable(`What ${name} is stands elsewhere: write it out.`);
    return literals(value, this);
  }
}
