// What a field may say where it is wrong: its sections may be used where less is asked of it, and then some of it is never said.

import {
  ancestorsOf,
  type FormBundle,
  formTree,
  generic,
  isList,
  isObject,
  type Json,
  type Pointer,
} from '../../../../../runtime/core/index.ts';
import { saidByRules } from './places.ts';

/** Every sentence that can come at this place of this form. */
export function faultsOf(bundle: FormBundle, pointer: string): readonly string[] {
  const place = generic(pointer);
  const own = Object.entries(bundle.fields[place]?.errors ?? {});
  const ofSchema = own.flatMap(([code, key]) => (canCome(bundle, place, code) ? [key] : []));
  const ofRules = saidByRules(bundle).filter((one) => one.pointer === place);
  return [...new Set([...ofSchema, ...ofRules.map(({ message }) => message)])];
}

/** Words of a schema that refuse an answer themselves: without the word nothing is refused by it. */
const REFUSING: ReadonlySet<string> = new Set([
  ...['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'const'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'maxItems', 'uniqueItems'],
]);

/** What neither a schema nor `required` says may be a rule's or the server's: it is taken to come. */
function canCome(bundle: FormBundle, place: Pointer, code: string): boolean {
  if (code === 'required') return mayBeRequired(bundle, place);
  const schema = formTree(bundle).at(place)?.schema;
  return schema === undefined || !REFUSING.has(code) || hasWord(asJson(schema), code);
}

/** By the schema, always or where other answers say so, by its own members, by a rule, or by the button of a helper around it. */
function mayBeRequired(bundle: FormBundle, place: Pointer): boolean {
  const { fields } = bundle;
  if (fields[place]?.required) return true;
  if (ancestorsOf(place).some((around) => fields[around]?.transient)) return true;
  const byRule = bundle.rules.some(
    ({ effect }) => effect.type === 'require' && effect.fields.includes(place),
  );
  if (byRule) return true;
  const name = place.slice(place.lastIndexOf('/') + 1);
  const own = formTree(bundle).at(place)?.schema;
  return (
    (own !== undefined && hasWord(asJson(own), 'required')) ||
    bundle.sections.some(({ schema }) => isSometimesRequired(asJson(schema), name))
  );
}

/** Schemas are JSON, whatever else is known of them. */
const asJson = (schema: object): Json => schema as unknown as Json;

function hasWord(schema: Json | undefined, word: string): boolean {
  if (isList(schema)) return schema.some((one) => hasWord(one, word));
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(([name, value]) => name === word || hasWord(value, word));
}

/** Words under which a schema says what holds for some answers only. */
const CONDITIONAL: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies'],
  'dependentRequired',
]);

function isSometimesRequired(schema: Json | undefined, name: string, isWithin = false): boolean {
  if (isList(schema))
    return schema.some(
      (one) => (isWithin && one === name) || isSometimesRequired(one, name, isWithin),
    );
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(([word, value]) =>
    isSometimesRequired(value, name, isWithin || CONDITIONAL.has(word)),
  );
}
