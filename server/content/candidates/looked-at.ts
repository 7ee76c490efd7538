// Which form of a change somebody looks at in a preview, so that it is built as soon as something is edited.
import { filesOf, type Question } from './questions.ts';

/** Whoever closed the preview asks for nothing any more. */
const FOR_MS = 60_000;
const MOST_CHANGES = 32;

type Form = ReturnType<typeof filesOf>;

export class LookedAt {
  readonly #forms = new Map<string, { readonly form: Form; readonly at: number }>();

  /** Somebody asks this of a change. */
  note(change: string, question: Question): void {
    if (question.name !== 'files') return;
    this.#forms.delete(change);
    this.#forms.set(change, { form: filesOf(question.of), at: Date.now() });
    const [oldest] = this.#forms.keys();
    if (this.#forms.size > MOST_CHANGES && oldest !== undefined) this.#forms.delete(oldest);
  }

  /** The question for its form; undefined where nobody has asked for one lately. */
  formOf(change: string): Form | undefined {
    const found = this.#forms.get(change);
    return found !== undefined && Date.now() - found.at < FOR_MS ? found.form : undefined;
  }
}
