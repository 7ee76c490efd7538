// Random edits of content, as people make them and as they get them wrong; a seed always makes the same.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { type Random, randomOf } from '../chance/random.ts';
import { anyhow, copied } from './anyhow.ts';
import { Draft } from './draft.ts';
import { someChange } from './index.ts';

/** One edit after the other on content that was right once: some spoil it, some put files right again. */
export class RandomEdits {
  readonly #right: ContentSource;
  readonly #random: Random;
  readonly #now: Map<string, string>;

  constructor(right: ContentSource, seed: number) {
    this.#right = right;
    this.#now = new Map(right);
    this.#random = randomOf(seed);
  }

  /** The content after one more edit, and what it was. */
  next(): { readonly source: ContentSource; readonly what: string } {
    const what = this.#edit();
    return { source: new Map(this.#now), what };
  }

  #edit(): string {
    const random = this.#random;
    const spoilt = [...new Set([...this.#right.keys(), ...this.#now.keys()])].filter(
      (file) => this.#now.get(file) !== this.#right.get(file),
    );
    // The more is wrong, the likelier it is put right: where much is wrong, many lints keep quiet.
    if (random.below(10) < 2 * spoilt.length) {
      const files = random.below(3) === 0 ? [random.of(spoilt)] : spoilt;
      for (const file of files) this.#put(file, this.#right.get(file));
      return `right again: ${files.join(', ')}`;
    }
    const draft = new Draft(this.#now, random);
    const what = random.below(20) === 0 ? copied(draft) : this.#change(draft);
    for (const file of draft.touched) this.#put(file, draft.source.get(file));
    return what ?? 'nothing';
  }

  /** Half of them with a look at what it means. */
  #change(draft: Draft): string | undefined {
    return this.#random.below(2) === 0 ? anyhow(draft) : someChange(draft).what;
  }

  #put(file: string, text: string | undefined): void {
    if (text === undefined) this.#now.delete(file);
    else this.#now.set(file, text);
  }
}
