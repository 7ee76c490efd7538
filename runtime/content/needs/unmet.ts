// Which of the names that code needs a release does not have, or has as something else than code reads them as.
import { nearestOf, type Schema } from '../../core/index.ts';
import type { Need, Needed } from '../model/needs.ts';
import type { Names } from './names.ts';

/** What is wrong with one need. */
export type Wrong =
  /** There is no such name. `near`: the one that may be meant. */
  | { readonly kind: 'gone'; readonly near?: string }
  | { readonly kind: 'type'; readonly is: string }
  | { readonly kind: 'format'; readonly is: string }
  /** Of a call: it takes or answers something else. */
  | { readonly kind: 'contract' }
  /** It may be left out now. */
  | { readonly kind: 'optional' };

export interface Unmet {
  readonly need: Needed;
  readonly wrong: Wrong;
}

/** The needs that names do not meet, each once: what lies within something that is gone is not told besides. */
export function unmetNeeds(needs: readonly Needed[], names: Names): readonly Unmet[] {
  const unmet = needs.flatMap((need): readonly Unmet[] => {
    const wrong = WRONG[need.kind](need, names);
    return wrong ? [{ need, wrong }] : [];
  });
  const gone = unmet.filter(({ wrong }) => wrong.kind === 'gone').map(({ need }) => need);
  return unmet.filter(({ need }) => !gone.some((one) => one !== need && isWithin(need, one)));
}

type Check = (need: Need, names: Names) => Wrong | undefined;

const WRONG: Readonly<Record<Need['kind'], Check>> = {
  form: ({ name }, { forms }) => among(name, [...forms.keys()]),
  section: ({ of = '', name }, { forms }) => among(name, forms.get(of)?.sections),
  field: wrongField,
  choice: wrongChoice,
  flow: ({ name }, { flows }) => among(name, [...flows.keys()]),
  state: ({ of = '', name }, { flows }) => among(name, flows.get(of)?.states),
  group: ({ of = '', name }, { flows }) => among(name, flows.get(of)?.groups),
  move: ({ of = '', name }, { flows }) => among(name, flows.get(of)?.moves),
  view: ({ name }, { views }) => among(name, [...views.keys()]),
  column: ({ of = '', name }, { views }) => among(name, views.get(of)),
  table: ({ name }, { tables }) => among(name, tables),
  call: wrongCall,
  mail: ({ name }, { messages }) => among(`mail.${name}`, messages),
  document: ({ name }, { documents }) => among(name, documents),
  page: ({ name }, { messages }) => among(`pages.${name}`, messages),
  message: ({ name }, { messages }) => among(name, messages),
};

function among(
  name: string,
  known: ReadonlySet<string> | readonly string[] = [],
): Wrong | undefined {
  if ('has' in known ? known.has(name) : known.includes(name)) return undefined;
  return gone(name, [...known]);
}

function gone(name: string, known: readonly string[]): Wrong {
  const near = nearestOf(name, known);
  return { kind: 'gone', ...(near !== undefined && { near }) };
}

function wrongCall({ name, type }: Need, { calls }: Names): Wrong | undefined {
  if (!calls) return undefined;
  const is = calls.get(name);
  if (is === undefined) return gone(name, [...calls.keys()]);
  return type === undefined || is === type ? undefined : { kind: 'contract' };
}

function wrongField(need: Need, { forms }: Names): Wrong | undefined {
  const fields = forms.get(need.of ?? '')?.fields;
  const field = fields?.get(need.name);
  if (!fields || !field) return gone(need.name, [...(fields?.keys() ?? [])]);
  const { schema, required } = field;
  const [type, format] = [typeOf(schema), formatOf(schema)];
  if (need.type !== undefined && !isOfType(type, need.type)) return { kind: 'type', is: type };
  if (need.format !== undefined && format !== need.format) return { kind: 'format', is: format };
  return need.there && !required ? { kind: 'optional' } : undefined;
}

function wrongChoice({ of = '', name, choice = '' }: Need, { forms }: Names): Wrong | undefined {
  const schema = forms.get(of)?.fields.get(name)?.schema;
  const choices = schema?.enum ?? (schema?.const === undefined ? undefined : [schema.const]);
  // A field that takes anything takes this too.
  if (schema && !choices) return undefined;
  return among(choice, choices?.map(String));
}

/** A whole number is a number, too. */
const isOfType = (type: string, needed: string): boolean =>
  type === needed || (type === 'integer' && needed === 'number');

/** The type of an answer: `string`, `integer or null`. */
export const typeOf = ({ type }: Schema): string => [type ?? []].flat().join(' or ');

export const formatOf = ({ format }: Schema): string => (typeof format === 'string' ? format : '');

/** Is one of what the other, which is gone, is or holds? */
function isWithin(need: Need, gone: Need): boolean {
  if (gone.kind === 'form') return need.of === gone.name && OF_FORMS.has(need.kind);
  if (gone.kind === 'flow') return need.of === gone.name && OF_FLOWS.has(need.kind);
  if (gone.kind === 'view') return need.of === gone.name && need.kind === 'column';
  if (gone.kind !== 'field' || need.of !== gone.of) return false;
  return need.kind === 'choice'
    ? need.name === gone.name
    : need.kind === 'field' && need.name.startsWith(`${gone.name}/`);
}

const OF_FORMS: ReadonlySet<string> = new Set(['section', 'field', 'choice']);
const OF_FLOWS: ReadonlySet<string> = new Set(['state', 'group', 'move']);
