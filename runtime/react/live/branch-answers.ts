// Answers in branches that hold no more: taken out of what is stored, since nobody sees them, and given back with the branch.

import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import { useEffect } from 'react';
import {
  isObject,
  type Json,
  joinPointer,
  type Pointer,
  propertiesOf,
  type Schema,
  sameValue,
} from '../../core/index.ts';
import { GONE } from './context.ts';

/** Where members of an object are told of, and the object as it is stored. */
export type Place = Pick<FieldProps, 'registry' | 'formData' | 'onChange'> & {
  readonly path: FieldProps['fieldPathId']['path'];
};

/** Keeps the members of an object to those that its schema asks for now. Shapes are kept by who chooses among them. */
export function useBranchAnswers(props: FieldProps): void {
  const { schema, registry, formData } = props;
  const { path } = props.childFieldPathId ?? props.fieldPathId;
  useEffect(() => {
    if (!BRANCHES.some((word) => schema[word] !== undefined)) return;
    const declared = propertiesOf(schema as unknown as Schema).keys();
    const asked = askedNow(registry.schemaUtils.retrieveSchema(schema, formData));
    keepAsked({ ...props, path }, declared, asked);
  });
}

const BRANCHES = ['if', 'dependencies', 'allOf'] as const;

/** Takes out what is declared and not asked, and gives back what was taken before and is asked again. */
export function keepAsked(
  { registry, formData, onChange, path }: Place,
  declared: Iterable<string>,
  asked: ReadonlySet<string>,
): void {
  const memory = memories.get(registry) ?? new Map<Pointer, BranchAnswers>();
  memories.set(registry, memory);
  const value = formData as Json | undefined;
  for (const name of declared) {
    const at = [...path, name];
    const stored = isObject(value) ? value[name] : undefined;
    if (stored !== undefined && !asked.has(name)) {
      take(memory, joinPointer(at), stored);
      onChange(GONE, at);
    }
    if (stored !== undefined || !asked.has(name)) continue;
    const before = given(memory, joinPointer(at));
    if (before !== undefined) onChange(before, at);
  }
}

/** What was taken out of a place, and whether it was given back since. */
interface BranchAnswers {
  readonly value: Json;
  readonly given: boolean;
}

const memories = new WeakMap<Registry, Map<Pointer, BranchAnswers>>();

/** What only its own presence takes out again would come and go for ever: that is forgotten. */
function take(memory: Map<Pointer, BranchAnswers>, place: Pointer, value: Json): void {
  const before = memory.get(place);
  if (before?.given === true && sameValue(before.value, value)) memory.delete(place);
  else memory.set(place, { value, given: false });
}

function given(memory: Map<Pointer, BranchAnswers>, place: Pointer): Json | undefined {
  const before = memory.get(place);
  if (before === undefined || before.given) return undefined;
  memory.set(place, { ...before, given: true });
  return before.value;
}

/** Names that a schema knows for the answers of now, in any of its shapes: its conditions are decided. */
function askedNow(schema: RJSFSchema): ReadonlySet<string> {
  const decided = Object.entries(schema).filter(([word]) => !CONDITIONS.has(word));
  return new Set(propertiesOf(Object.fromEntries(decided) as Schema).keys());
}

const CONDITIONS = new Set(['if', 'then', 'else', 'dependencies']);
