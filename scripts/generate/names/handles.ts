// The types through which code takes names of content, and what a literal means that is held against one.
import type { NeedKind } from '../../../runtime/content/index.ts';
import { type Literal, type Locals, literals } from './locals.ts';
import { isNode, listOf, type Node, stripped, Unreadable } from './tree.ts';

/** Calls and messages are listed by what is generated of them. */
export type UsedKind = Exclude<NeedKind, 'call' | 'message'>;

export interface Use {
  readonly kind: UsedKind;
  /** The form, flow or view it is of. */
  readonly of?: string;
  readonly name: string;
  /** Of a choice. */
  readonly choice?: string;
  /** Does code rely on the answer being there? */
  readonly there?: true;
  /** Where the literal stands in the text. */
  readonly at: number;
}

const HANDLES: Readonly<Record<string, UsedKind>> = {
  FormId: 'form',
  SectionOf: 'section',
  FieldOf: 'field',
  PointerOf: 'field',
  PlaceOf: 'field',
  ChoiceOf: 'choice',
  FlowId: 'flow',
  StateOf: 'state',
  GroupOf: 'group',
  MoveOf: 'move',
  ViewId: 'view',
  ColumnOf: 'column',
  MailId: 'mail',
  DocumentId: 'document',
  TableId: 'table',
  PageId: 'page',
};
/** Types that name fields themselves: does code rely on the answers? */
const PICKS: Readonly<Record<string, boolean>> = { AnswersOf: true, SomeAnswersOf: false };

/** The fields that `AnswersOf<'form', 'a' | 'b'>` names. Throws `Unreadable` where they are not written out. */
export function picked(node: Node, local: Locals): readonly Use[] {
  const there = PICKS[local.imported(node) ?? ''];
  if (there === undefined) return [];
  const [forms, fields] = local.args(node);
  if (!forms || !fields) throw new Unreadable('Both the form and its fields are to be named.');
  return local.strings(forms).flatMap((of) =>
    local.strings(fields).map(
      (name): Use => ({
        ...{ kind: 'field', of, name: `/${name}`, at: Number(node.start) },
        ...(there && { there }),
      }),
    ),
  );
}

export interface Against {
  readonly annotation: Node;
  /** What the names in the type stand for, and those in the value. */
  readonly of: Locals;
  readonly local: Locals;
}

/** The literals of a value, each by the handle it is held against. */
export function matched(value: Node, { annotation: written, of, local }: Against): readonly Use[] {
  const annotation = of.resolved(written);
  const bare = stripped(value);
  const against = (one: Node, inner: Node) => matched(one, { annotation: inner, of, local });
  if (annotation.type === 'TSTypeOperator' && isNode(annotation.typeAnnotation))
    return against(bare, annotation.typeAnnotation);
  if (annotation.type === 'TSArrayType' && isNode(annotation.elementType)) {
    const { elementType } = annotation;
    return elements(bare).flatMap((one) => against(one, elementType));
  }
  if (annotation.type === 'TSUnionType' || annotation.type === 'TSIntersectionType')
    return listOf(annotation.types).flatMap((one) => against(bare, one));
  if (annotation.type !== 'TSTypeReference') return [];
  const name = of.nameOf(annotation);
  const [first, second] = of.args(annotation);
  if (first && ALIKE.has(name ?? '')) return against(bare, first);
  if (first && LISTS.has(name ?? '')) return elements(bare).flatMap((one) => against(one, first));
  if (name === 'Record' && first && second)
    return properties(bare).flatMap(({ key, value: inner }) => [
      ...against(key, first),
      ...against(inner, second),
    ]);
  const kind = HANDLES[of.imported(annotation) ?? ''];
  return kind === undefined
    ? []
    : literals(bare, local).flatMap((literal) => usesOf(kind, { ...literal, annotation, of }));
}

const ALIKE: ReadonlySet<string> = new Set(['Readonly', 'Partial']);
const LISTS: ReadonlySet<string> = new Set(['ReadonlyArray', 'ReadonlySet', 'Set']);

/** Which row it is makes no difference. */
const ROW = /\/\d+(?=\/|$)/g;

function usesOf(
  kind: UsedKind,
  { text, at, annotation, of }: Omit<Against, 'local'> & Literal,
): readonly Use[] {
  const [owner, field] = of.args(annotation);
  if (!owner) return [{ kind, name: text, at }];
  const owners = of.strings(owner);
  if (kind === 'choice') {
    if (!field) throw new Unreadable('The field whose choice it is is to be named.');
    return owners.flatMap((one) =>
      of.strings(field).map((name): Use => ({ kind, of: one, name: `/${name}`, choice: text, at })),
    );
  }
  const name = kind === 'field' ? `/${text.replace(/^\//, '').replace(ROW, '/*')}` : text;
  return owners.map((one) => ({ kind, of: one, name, at }));
}

const elements = (value: Node): readonly Node[] => {
  const bare = stripped(value);
  if (bare.type === 'NewExpression') return listOf(bare.arguments).flatMap(elements);
  return bare.type === 'ArrayExpression' ? listOf(bare.elements) : [];
};

function properties(value: Node): readonly { readonly key: Node; readonly value: Node }[] {
  const bare = stripped(value);
  if (bare.type !== 'ObjectExpression') return [];
  return listOf(bare.properties).flatMap(({ key, value: inner }) => {
    if (!isNode(key) || !isNode(inner)) return [];
    const named =
      key.type === 'Identifier' ? { type: 'Literal', value: key.name, start: key.start } : key;
    return [{ key: named, value: inner }];
  });
}
