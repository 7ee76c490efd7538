// The words that a meta-schema describes, as people are asked for them: title, explanation, and the control that suits.
import { isObject, type Json, type JsonObject, type Schema } from '../../core/index.ts';

export interface MetaWord {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly level: 'everyday' | 'advanced' | 'programmers';
  readonly control: 'toggle' | 'number' | 'text' | 'day' | 'choice' | 'json';
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
}

/** The words of a meta-schema with these names, in its order. */
export function wordsOf(
  meta: Schema,
  place: string,
  names: readonly string[],
): readonly MetaWord[] {
  const properties = at(meta, place);
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, said]) => {
    if (!names.includes(name) || !isObject(said)) return [];
    return [wordOf(name, withDefinition(meta, said))];
  });
}

/** A word as its description has it. */
export const wordOf = (name: string, said: JsonObject): MetaWord => ({
  ...{ name, title: String(said.title ?? name), description: String(said.description ?? '') },
  level: levelOf(said['x-level']),
  ...controlFor(said),
});

const at = (meta: Schema, place: string): Json | undefined =>
  place
    .split('/')
    .slice(1)
    .reduce<Json | undefined>(
      (inside, name) => (isObject(inside) ? inside[name] : undefined),
      meta as JsonObject,
    );

/** With what it takes over from a definition of the same file. */
export function withDefinition(meta: Schema, said: JsonObject): JsonObject {
  const ref = typeof said.$ref === 'string' && said.$ref.startsWith('#') ? said.$ref.slice(1) : '';
  const definition = ref === '' ? undefined : at(meta, ref);
  return isObject(definition) ? { ...definition, ...said } : said;
}

const levelOf = (level: Json | undefined): MetaWord['level'] =>
  level === 'everyday' || level === 'advanced' ? level : 'programmers';

function controlFor(said: JsonObject): Pick<MetaWord, 'control' | 'choices'> {
  const { enum: listed, type } = said;
  if (type === 'boolean') return { control: 'toggle' };
  if (Array.isArray(listed)) return { control: 'choice', choices: titled(listed.map(String)) };
  if (type === 'number' || type === 'integer') return { control: 'number' };
  if (type !== 'string') return { control: 'json' };
  return { control: said.format === 'date' || isOfDays(said) ? 'day' : 'text' };
}

/** Days, at which a time may stand. */
const isOfDays = ({ pattern }: JsonObject): boolean =>
  typeof pattern === 'string' && pattern.startsWith('^[0-9]{4}-[0-9]{2}-[0-9]{2}');

const SIZES: Readonly<Record<string, string>> = {
  xs: 'Very small',
  s: 'Small',
  m: 'Medium',
  l: 'Large',
  full: 'Full',
};

/** As people read it: `dateTime` is "Date time". */
export const titled = (values: readonly string[]): NonNullable<MetaWord['choices']> =>
  values.map((value) => {
    const words = value
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_]/g, ' ')
      .toLowerCase();
    return { value, title: SIZES[value] ?? words.charAt(0).toUpperCase() + words.slice(1) };
  });
