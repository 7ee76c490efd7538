// What can be asked of the content of a change, and in which order it is answered where several wait.
import { type ContentBuilder, RANK } from '../../../runtime/content/index.ts';

/** By its name; those of a lower rank are answered first. */
export type Question = { readonly rank: number } & (
  | { readonly name: 'files'; readonly of: string }
  | { readonly name: 'app' | 'sentences' | 'faults' | 'warnings' | 'release' }
);

/** All faults and, where there are none, the release. */
export const RELEASE = { name: 'release', rank: RANK.build } as const;
export const SENTENCES = { name: 'sentences', rank: RANK.sentences } as const;
export const FAULTS = { name: 'faults', rank: RANK.faults } as const;
export const WARNINGS = { name: 'warnings', rank: RANK.warnings } as const;
export const APP = { name: 'app', rank: RANK.app } as const;
export const filesOf = (form: string) => ({ name: 'files', of: form, rank: RANK.files }) as const;

interface Answers {
  readonly app: Awaited<ReturnType<ContentBuilder['app']>>;
  readonly files: Awaited<ReturnType<ContentBuilder['files']>>;
  readonly sentences: Awaited<ReturnType<ContentBuilder['sentences']>>;
  readonly faults: Awaited<ReturnType<ContentBuilder['faults']>>;
  readonly warnings: Awaited<ReturnType<ContentBuilder['warnings']>>;
  readonly release: Awaited<ReturnType<ContentBuilder['build']>>;
}

export type Answer<Q extends Question> = Answers[Q['name']];

/** The same for the same question. */
export const questionKey = (question: Question): string =>
  question.name === 'files' ? `files ${question.of}` : question.name;

/** Hands it to the thread. */
export function askBuilder(builder: ContentBuilder, question: Question): Promise<unknown> {
  if (question.name === 'files') return builder.files(question.of);
  if (question.name === 'release') return builder.build();
  if (question.name === 'app') return builder.app();
  if (question.name === 'warnings') return builder.warnings();
  return question.name === 'faults' ? builder.faults() : builder.sentences();
}
