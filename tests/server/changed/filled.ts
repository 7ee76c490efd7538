// Answers to a form as it is now: those that were right before, what is new in it, and whatever the judge asks for besides.
import {
  type Answers,
  childPointer,
  contextAtSubmit,
  createJudge,
  type FormNode,
  formTree,
  getAt,
  type Json,
  type JsonObject,
  type Pointer,
  parsePointer,
  setAt,
  submissionOf,
  todayIn,
} from '../../../runtime/core/index.ts';
import type { ReleasedForm } from '../../../server/content/released.ts';
import { fillings } from '../../helpers/foreign/filler.ts';

/** What the judge found wrong, here or on the server. */
export interface Wrong {
  readonly path: Pointer;
  readonly code?: string;
}

/** What no schema says of a field: of these some fit. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  attorney_number: ['10001', '10003', '10004', '10002'],
};
/** Days that some limit lets through. */
const DAYS = ['2026-03-02', '2026-02-20', '2027-06-01', '2012-05-18', '2026-03-20'];

/** Answers that are gone on with from what was found wrong. */
export class Filled {
  readonly #form: ReleasedForm;
  readonly #tries = new Map<Pointer, number>();
  answers: Answers;

  constructor(form: ReleasedForm, known: JsonObject) {
    this.#form = form;
    this.answers = known;
  }

  /** Fields nobody answered yet that the form did not have before. */
  answerNew(before: ReadonlySet<string>): void {
    for (const node of formTree(this.#form.bundle).root.children.values())
      if (!before.has(node.pointer) && getAt(this.answers, node.pointer) === undefined)
        this.#answer(node.pointer);
  }

  /** Answers otherwise where something was wrong. */
  mend(wrong: readonly Wrong[]): void {
    for (const { path, code } of wrong) {
      if (code === 'hidden') this.answers = without(this.answers, path);
      else this.#answer(path);
    }
  }

  #answer(path: Pointer): void {
    const node = formTree(this.#form.bundle).at(path);
    if (!node) return;
    const turn = this.#tries.get(path) ?? 0;
    this.#tries.set(path, turn + 1);
    const value = valueFor(node, turn);
    if (value !== undefined) this.answers = setAt(this.answers, path, value) as Answers;
  }

  /** As the page sends them, by what the judge shows who knows nothing of records. */
  async sent(now: Date): Promise<Answers> {
    const { bundle, validate } = this.#form;
    const context = contextAtSubmit(bundle, {
      route: 'form',
      today: todayIn(bundle.timeZone, now),
    });
    const { judge } = createJudge(bundle, validate);
    const judgement = await judge({ answers: this.answers, context, moment: 'submit' });
    return submissionOf(bundle, judgement, validate);
  }
}

function valueFor(
  { name, schema, uiOptions, reads, type }: FormNode,
  turn: number,
): Json | undefined {
  const known = BY_NAME[name];
  if (known) return known[turn % known.length];
  if (reads === 'mask' && typeof uiOptions.mask === 'string')
    return uiOptions.mask.replace(/9/g, '4').replace(/[a*]/g, 'A');
  if (schema.format === 'date') return DAYS[turn % DAYS.length];
  // A tick that must be set is set.
  if (type === 'boolean' && schema.const === undefined) return turn % 2 === 0;
  const ways = fillings(schema as unknown as Json);
  return ways[turn % Math.max(1, ways.length)];
}

function without(answers: Answers, path: Pointer): Answers {
  const steps = parsePointer(path);
  const drop = (value: Json | undefined, at: number): Json | undefined => {
    const name = steps[at] ?? '';
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.map((row, i) => (String(i) === name ? (drop(row, at + 1) ?? null) : row));
    const { [name]: inner, ...rest } = value as JsonObject;
    return at === steps.length - 1 ? rest : { ...rest, [name]: drop(inner, at + 1) ?? null };
  };
  return drop(answers, 0) as Answers;
}

/** Places of a form at its root. */
export const topOf = ({ bundle }: ReleasedForm): ReadonlySet<string> =>
  new Set([...formTree(bundle).root.children.keys()].map((name) => childPointer('', name)));
