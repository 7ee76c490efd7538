// The content files beside the server as they change: built in a thread of its own, which keeps what a change leaves as it is.
import {
  ContentBuilder,
  type ContentSource,
  type FileChange,
  instantiateValidators,
  type PlainRelease,
} from '../../runtime/content/index.ts';
import { createTexts } from '../../runtime/core/index.ts';
import { PROGRAM } from '../program/index.ts';
import { CACHE, ContentError, contentOf, readShipped } from './load.ts';
import { codeNeeds } from './needs.ts';
import type { Previous } from './previous.ts';
import type { ReleasedContent } from './released.ts';

export class FollowedContent {
  readonly #held = { needs: codeNeeds(), program: PROGRAM };
  readonly #builder = new ContentBuilder({ cacheDir: CACHE, ...this.#held });
  readonly #read: () => Promise<ContentSource>;
  #source: ContentSource = new Map();

  constructor(read = readShipped) {
    this.#read = read;
  }

  /** Reads the files, and builds what became another. Throws `ContentError`; what was right before can be asked again. */
  async look(previous?: Previous): Promise<ReleasedContent> {
    const source = await this.#read();
    this.#builder.change(changesFrom(this.#source, source));
    this.#source = source;
    this.#builder.compareWith({ ...this.#held, ...(previous && { previous }) });
    const { release, faults } = await this.#builder.build();
    if (!release) throw new ContentError(faults);
    return { ...revived(release), source };
  }

  /** Ends its thread. */
  end(): Promise<void> {
    return this.#builder.end();
  }
}

/** What makes one content of another: files that are others, new, or gone. */
export function changesFrom(before: ContentSource, now: ContentSource): readonly FileChange[] {
  const gone = [...before.keys()].filter((file) => !now.has(file));
  return [
    ...[...now].filter(([file, text]) => before.get(file) !== text),
    ...gone.map((file): FileChange => [file, undefined]),
  ];
}

/** A release with what cannot leave a thread made anew. */
function revived({ forms, ...release }: PlainRelease): ReleasedContent {
  const live = Object.entries(forms).map(([id, form]) => [
    id,
    { ...form, validate: instantiateValidators(form.validatorsCode) },
  ]);
  const { locale, wording } = release;
  const texts = createTexts({ ...wording, locale });
  return contentOf({ ...release, texts, forms: Object.fromEntries(live) });
}
