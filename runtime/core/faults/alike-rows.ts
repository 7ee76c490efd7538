// Rows of a list that lack the same: what is told of the errors of one is told of the others, and found once.
import type { FormTree } from '../form/form-tree.ts';
import { inPageOrder } from '../form/places.ts';
import type { Pointer, SchemaError } from '../model/types.ts';
import { childPointer } from '../values/paths.ts';
import { memberOf, onePerPlace, schemaFaults } from './schema-faults.ts';

/** An error of a row, and where below the row it is. */
export interface RowError {
  readonly error: SchemaError;
  readonly below: string;
}

/** Which of the errors of a row is told, and where below the row: the same for every row with such errors. */
export interface RowMessage {
  readonly by: number;
  readonly below: string;
  readonly code: string;
  readonly section: string;
}

/** Rows may lack things in many ways; more are not remembered. */
const MOST_ALIKE = 500;

/** What is told of rows, by what they lack. */
export class AlikeRows {
  readonly #messages = new Map<string, readonly RowMessage[]>();
  /** Of the row before: most rows of a list that nobody has filled in plainly lack what their neighbours lack. */
  #last:
    | { readonly errors: readonly RowError[]; readonly messages: readonly RowMessage[] }
    | undefined;

  messagesOf(row: Pointer, errors: readonly RowError[], tree: FormTree): readonly RowMessage[] {
    if (this.#last && areAlike(errors, this.#last.errors)) return this.#last.messages;
    const kind = errors.map(kindOf).join(' ');
    const messages = this.#messages.get(kind) ?? findMessages(row, errors, tree);
    if (this.#messages.size < MOST_ALIKE) this.#messages.set(kind, messages);
    this.#last = { errors, messages };
    return messages;
  }
}

/** Do two rows plainly lack the same? */
const areAlike = (some: readonly RowError[], others: readonly RowError[]): boolean =>
  some.length === others.length &&
  some.every(({ error, below }, at) => {
    const other = others[at];
    return (
      below === other?.below &&
      error.keyword === other.error.keyword &&
      memberOf(error) === memberOf(other.error)
    );
  });

/** Errors of the same kind are told at the same place below their rows, and stand in the same order. */
function kindOf({ error, below }: RowError): string {
  const name = memberOf(error);
  const place = name === undefined ? below : childPointer(below, name);
  // Names may hold any sign, so none can part them.
  return `${error.keyword} ${place.length} ${place}`;
}

function findMessages(
  row: Pointer,
  errors: readonly RowError[],
  tree: FormTree,
): readonly RowMessage[] {
  const faults = schemaFaults(
    errors.map(({ error, below }) => ({ ...error, instancePath: row + below })),
    tree,
  );
  return inPageOrder(tree, onePerPlace(faults)).map((fault) => ({
    by: faults.indexOf(fault),
    below: fault.path.slice(row.length),
    code: fault.code,
    section: fault.section,
  }));
}
