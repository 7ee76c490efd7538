// One thread builds the content of every change there is, one question of each in its turn: whoever is overtaken by a
// newer edit of the same change is answered of the newer one.
import {
  BuilderAway,
  ContentBuilder,
  type ContentSource,
  Overtaken,
} from '../../../runtime/content/index.ts';
import { PROGRAM } from '../../program/index.ts';
import { changesFrom } from '../followed.ts';
import { CACHE } from '../load.ts';
import { codeNeeds } from '../needs.ts';
import type { Previous } from '../previous.ts';
import { Kept } from './kept.ts';
import { LookedAt } from './looked-at.ts';
import {
  type Answer,
  askBuilder,
  FAULTS,
  type Question,
  questionKey,
  SENTENCES,
} from './questions.ts';

/** The content as a change has it after so many of its commands. */
export interface Candidate {
  /** The id of the change; '' for what is live. */
  readonly change: string;
  readonly seq: number;
  /** No two contents have the same. */
  readonly key: string;
  readonly source: ContentSource;
}

export interface Answered<Q extends Question> {
  /** What was answered of: what was asked of, or something newer. */
  readonly of: Candidate;
  readonly answer: Answer<Q>;
}

/** More wait already than can be answered: whoever asks tries again. */
export class CandidatesBusy extends Error {}

interface Asked {
  readonly question: Question;
  readonly resolve: (answered: Answered<never>) => void;
  readonly reject: (error: Error) => void;
}

interface Turn {
  candidate: Candidate;
  readonly asked: Asked[];
}

export interface CandidatesSettings {
  /** What open drafts were made under: faults are told against it. */
  readonly previous?: () => Promise<Previous | undefined>;
  /** Kept waiting at most. */
  readonly mostWaiting?: number;
  /** How long one question may take before its thread is taken for hung. */
  readonly longestMs?: number;
}

const MOST_WAITING = 200;
const LONGEST_MS = 120_000;
/** Drafts begin and end all the time; what they were made under seldom changes. */
const PREVIOUS_FOR_MS = 15_000;

export class Candidates {
  readonly #settings: CandidatesSettings;
  readonly #held = { needs: codeNeeds(), program: PROGRAM };
  readonly #kept = new Kept();
  readonly #lookedAt = new LookedAt();
  /** By change, in the order of their turns. */
  readonly #turns = new Map<string, Turn>();
  #builder: ContentBuilder | undefined;
  #source: ContentSource = new Map();
  #running: { readonly candidate: Candidate; readonly rank: number } | undefined;
  #isBusy = false;
  #hasEnded = false;
  #previous: { readonly json: string; readonly at: number } | undefined;

  /** Nothing is started before the first question. */
  constructor(settings: CandidatesSettings = {}) {
    this.#settings = settings;
  }

  /**
   * Asks something of a candidate. Throws `CandidatesBusy` where too many wait, `BuilderAway` where its thread died twice
   * over it, hung, or was ended.
   */
  async ask<Q extends Question>(candidate: Candidate, question: Q): Promise<Answered<Q>> {
    this.#lookedAt.note(candidate.change, question);
    return this.#ask(candidate, question);
  }

  /** Starts the thread and has it read everything, once: whoever comes first is not the one who waits for that. */
  warm(candidate: Candidate): void {
    if (this.#builder !== undefined || this.#hasEnded) return;
    this.#begin(candidate, SENTENCES);
    this.#begin(candidate, FAULTS);
  }

  /** An edit was made: the form that somebody looks at is built before their browser asks for it. */
  ahead(candidate: Candidate): void {
    const question = this.#lookedAt.formOf(candidate.change);
    if (question !== undefined && !this.#hasEnded) this.#begin(candidate, question);
  }

  /** Asks for nobody: whoever wants to know why it failed asks again. */
  #begin(candidate: Candidate, question: Question): void {
    this.#ask(candidate, question).catch(() => undefined);
  }

  /** Ends the thread; whoever waits is refused. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    for (const { asked } of this.#turns.values())
      for (const { reject } of asked) reject(new BuilderAway('it was ended'));
    this.#turns.clear();
    await this.#builder?.end();
  }

  async #ask<Q extends Question>(candidate: Candidate, question: Q): Promise<Answered<Q>> {
    const known = this.#kept.find(candidate.key, question);
    if (known !== undefined) return { of: candidate, answer: known.answer };
    const now = this.#running;
    if (now?.candidate.key === candidate.key && question.rank < now.rank)
      return this.#besides(candidate, question);
    return this.#inTurn(candidate, question);
  }

  /** What is drawn does not wait until the same content was read through. */
  async #besides<Q extends Question>(candidate: Candidate, question: Q): Promise<Answered<Q>> {
    try {
      const answer = await this.#answer(candidate, question);
      return { of: candidate, answer: answer as Answer<Q> };
    } catch (error) {
      if (error instanceof Overtaken) return this.#inTurn(candidate, question);
      throw error;
    }
  }

  #inTurn<Q extends Question>(candidate: Candidate, question: Q): Promise<Answered<Q>> {
    const { mostWaiting = MOST_WAITING } = this.#settings;
    const waiting = [...this.#turns.values()].reduce((sum, { asked }) => sum + asked.length, 0);
    if (waiting >= mostWaiting) throw new CandidatesBusy('Too many wait for the content.');
    return new Promise((resolve, reject) => {
      this.#queue(candidate, [{ question, resolve: resolve as Asked['resolve'], reject }]);
      this.#overtake(candidate);
      void this.#work();
    });
  }

  #queue(candidate: Candidate, asked: readonly Asked[]): void {
    const turn = this.#turns.get(candidate.change);
    if (turn === undefined) this.#turns.set(candidate.change, { candidate, asked: [...asked] });
    else {
      turn.asked.push(...asked);
      if (candidate.seq >= turn.candidate.seq) turn.candidate = candidate;
    }
  }

  /** What is built of the same change, as it was before, is not worth knowing any more. */
  #overtake(candidate: Candidate): void {
    const now = this.#running?.candidate;
    if (now === undefined || now.change !== candidate.change || now.key === candidate.key) return;
    if (candidate.seq >= now.seq) this.#give(candidate.source);
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let turn = this.#next(); turn !== undefined; turn = this.#next()) await this.#take(turn);
    this.#isBusy = false;
  }

  #next(): Turn | undefined {
    const [next] = this.#turns;
    if (next === undefined) return undefined;
    this.#turns.delete(next[0]);
    return next[1];
  }

  /** Answers the first question of a turn, for all who asked the same; the others wait behind whoever else waits. */
  async #take({ candidate, asked }: Turn): Promise<void> {
    const question = asked.map((one) => one.question).sort((a, b) => a.rank - b.rank)[0];
    if (question === undefined) return;
    const own = asked.filter((one) => questionKey(one.question) === questionKey(question));
    const others = asked.filter((one) => !own.includes(one));
    if (others.length > 0) this.#queue(candidate, others);
    this.#running = { candidate, rank: question.rank };
    try {
      const answer = await this.#answer(candidate, question);
      for (const { resolve } of own) resolve({ of: candidate, answer: answer as never });
    } catch (error) {
      if (error instanceof Overtaken && !this.#hasEnded) this.#queue(candidate, own);
      else for (const { reject } of own) reject(error as Error);
    } finally {
      this.#running = undefined;
    }
  }

  async #answer(candidate: Candidate, question: Question): Promise<unknown> {
    const known = this.#kept.find(candidate.key, question);
    if (known !== undefined) return known.answer;
    const answer = await this.#built(candidate, question).catch((error: unknown) => {
      if (!(error instanceof BuilderAway) || this.#hasEnded) throw error;
      // A thread that died is followed by another, once.
      return this.#built(candidate, question);
    });
    this.#kept.keep(candidate.key, question, answer);
    return answer;
  }

  async #built({ source }: Candidate, question: Question): Promise<unknown> {
    const builder = this.#open();
    if (question.name === 'faults') await this.#compare(builder);
    this.#give(source);
    const { longestMs = LONGEST_MS } = this.#settings;
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        void builder.end();
        reject(new Error('The content took too long to build.'));
      }, longestMs);
    });
    return Promise.race([askBuilder(builder, question), hung]).finally(() => clearTimeout(timer));
  }

  #open(): ContentBuilder {
    if (this.#hasEnded) throw new BuilderAway('it was ended');
    if (this.#builder !== undefined && !this.#builder.isAway) return this.#builder;
    // A new thread knows nothing of what the one before was given.
    this.#source = new Map();
    this.#previous = undefined;
    this.#builder = new ContentBuilder({ cacheDir: CACHE, ...this.#held });
    return this.#builder;
  }

  #give(source: ContentSource): void {
    const changes = changesFrom(this.#source, source);
    this.#source = source;
    if (changes.length > 0) this.#builder?.change(changes);
  }

  async #compare(builder: ContentBuilder): Promise<void> {
    const { previous } = this.#settings;
    const now = Date.now();
    if (previous === undefined || (this.#previous && now - this.#previous.at < PREVIOUS_FOR_MS))
      return;
    const found = await previous();
    const json = JSON.stringify(found ?? null);
    const isOther = json !== (this.#previous?.json ?? 'null');
    this.#previous = { json, at: now };
    if (!isOther) return;
    this.#kept.forget('faults');
    builder.compareWith({ ...this.#held, ...(found && { previous: found }) });
  }
}
