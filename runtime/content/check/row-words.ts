// What to write where a condition compares with a list, or asks something of each row of one.
import { isObject, type Json } from '../../core/index.ts';
import { inLine } from './in-line.ts';

/** A comparison whose value is looked at. */
export interface Compared {
  readonly fact: Json | undefined;
  readonly operator: string;
  readonly value: Json;
  /** The list over which its rule is repeated. */
  readonly forEach?: string | undefined;
  /** Does a field of this name exist? Undefined where nobody knows yet. */
  readonly isField?: (name: string) => boolean;
}

const EXAMPLE_LIST = 'contacts';

/** A list in place of what stands there. */
export function listRemedy({ fact, operator, value, forEach }: Compared): string {
  const name = operator.slice(operator.lastIndexOf(':') + 1);
  if (name === 'repeatedIn' && String(fact).includes('*'))
    return `Whether something stands twice in all of "${String(fact)}" is asked by "hasRepeats", with true.`;
  if (name === 'repeatedIn')
    return `Name the answers of all rows: ${answersOfRows(fact, value, forEach)}.`;
  if (name === 'passesChecksum') return 'Write the weights of the digits as a list: [3, 7, 1].';
  if (isObject(value) || value === null)
    return 'Write the values in a list [ … ], or { "fact": "…" } for a field that is a list.';
  const items = typeof value === 'string' ? value.split(/,\s*/) : [value];
  return `Write a list: ${inLine(items)}.`;
}

/** `{ "fact": "costs.*.kind" }`: the path that is written, or that of the row at hand. */
function answersOfRows(fact: Json | undefined, value: Json, forEach: string | undefined): string {
  const [written] = [value].flat().filter((one): one is string => typeof one === 'string');
  const path = isObject(value) ? value.path : written;
  if (typeof path === 'string' && path.includes('*')) return asFact(path);
  const member = /^row\.(.+)$/.exec(String(fact))?.[1];
  const list = forEach ?? EXAMPLE_LIST;
  const shape = asFact(`${list}.*.${member ?? 'email'}`);
  return forEach !== undefined && member !== undefined
    ? shape
    : `${shape}, with your list and your field. The rule says "forEach": "${list}", and its fact is "row.${member ?? 'email'}"`;
}

const asFact = (path: string): string => `{ "fact": "${path}" }`;

/** `{ "path", "operator", "value" }` of what stands there. */
export function rowRemedy({ value }: Compared): string {
  if (!isObject(value)) {
    const shape = rowTest('kind', 'equal', Array.isArray(value) ? 'other' : value);
    return `Say which field of the row is asked, and how: ${shape}.`;
  }
  const path = value.path ?? value.fact;
  if (
    typeof path === 'string' &&
    (typeof value.operator === 'string' || value.value !== undefined)
  ) {
    const bare = path.replace(/^row\.|^.*\*\./, '');
    return `Write ${rowTest(bare, value.operator ?? 'equal', value.value ?? true)}.`;
  }
  const [[name, one] = ['kind', 'other']] = Object.entries(value);
  return `Write ${rowTest(name, Array.isArray(one) ? 'in' : 'equal', one ?? 'other')}.`;
}

const rowTest = (path: string, operator: Json, value: Json): string =>
  inLine({ path, operator, value });

/** What to write for the title of a row of a list, which names fields; words of one's own are a message. */
export function titleRemedy(place: string, written: unknown): string | undefined {
  const [, at] = /^(.*)\/ui:options\/item(?:\/title(?:\/\d+)?)?$/.exec(place) ?? [];
  if (at === undefined || typeof written !== 'string') return undefined;
  const bare = written.replace(/^\.?\/|^row\./, '');
  const isField = /^[a-z]\w*$/.test(bare);
  const isListed = /\/\d+$/.test(place);
  if (isField) {
    const field = isListed ? `"./${bare}"` : `["./${bare}"]`;
    return `For the field "${bare}" of the row write ${place.endsWith('/item') ? `{ "title": ${field} }` : field}.`;
  }
  const list = at
    .slice(1)
    .replace(/\/items\//g, '.')
    .replaceAll('/', '.');
  return `A title names fields of the row, as ["./name"]. Words of your own stand in messages/, as "${list}.item": "${bare.includes('{{') || bare.includes('.') ? 'Guest {{number}}' : `${bare} {{number}}`}".`;
}
