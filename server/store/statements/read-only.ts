// The store for whoever may only read: a statement that would change anything is an error before it is sent.
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Store } from './transaction.ts';

/** The same store, on which nothing but reading is done; transactions begun on it neither. */
export const readOnly = (db: Store): Store => db.withPlugin(READ_ONLY);

const READ_ONLY: KyselyPlugin = {
  transformQuery({ node }) {
    if (!isReading(node)) throw new Error(`A call that only reads sent a statement: ${node.kind}.`);
    return node;
  },
  transformResult: async ({ result }) => result,
};

const isReading = (node: RootOperationNode): boolean =>
  (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') && !changes(node);

/** Parts of a statement that change something, wherever they stand in it. */
const CHANGING = /^(?:Insert|Update|Delete|Merge)QueryNode$/;
/** The same in words that are written by hand. */
const IN_WORDS = /\b(?:insert|update|delete|merge|truncate|create|alter|drop|nextval|setval)\b/i;

function changes(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(changes);
  if (typeof part !== 'object' || part === null) return false;
  const { kind, sqlFragments } = part as { kind?: unknown; sqlFragments?: unknown };
  if (typeof kind === 'string' && CHANGING.test(kind)) return true;
  if (Array.isArray(sqlFragments) && sqlFragments.some((text) => IN_WORDS.test(String(text))))
    return true;
  return Object.values(part).some(changes);
}
