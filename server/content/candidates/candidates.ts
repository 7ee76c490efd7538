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
import { type Answer, askBuilder, type Question, questionKey } from './questions.ts';

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
const LONGEST_MS = 30_000;
/** Drafts begin and end all the time; what they were made under seldom changes. */
const PREVIOUS_FOR_MS = 15_000;

export class Candidates {
  readonly #settings: CandidatesSettings;
  readonly #held = { needs: codeNeeds(), program: PROGRAM };
  readonly #kept = new Kept();
  /** By change, in the order of their turns. */
  readonly #turns = new Map<string, Turn>();
  #builder: ContentBuilder | undefined;
  #source: ContentSource = new Map();
  #running: Candidate | undefined;
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
    const known = this.#kept.find(candidate.key, question);
    if (known !== undefined) return { of: candidate, answer: known.answer };
    const { mostWaiting = MOST_WAITING } = this.#settings;
    const waiting = [...this.#turns.values()].reduce((sum, { asked }) => sum + asked.length, 0);
    if (waiting >= mostWaiting) throw new CandidatesBusy('Too many wait for the content.');
    return new Promise((resolve, reject) => {
      this.#queue(candidate, [{ question, resolve: resolve as Asked['resolve'], reject }]);
      this.#overtake(candidate);
      void this.#work();
    });
  }

  /** Ends the thread; whoever waits is refused. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    for (const { asked } of this.#turns.values())
      for (const { reject } of asked) reject(new BuilderAway('it was ended'));
    this.#turns.clear();
    await this.#builder?.end();
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
    const now = this.#running;
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
    this.#running = candidate;
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
      this.#forgetBuilder();
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
        this.#forgetBuilder();
      }, longestMs);
    });
    return Promise.race([askBuilder(builder, question), hung]).finally(() => clearTimeout(timer));
  }

  #open(): ContentBuilder {
    if (this.#hasEnded) throw new BuilderAway('it was ended');
    this.#builder ??= new ContentBuilder({ cacheDir: CACHE, ...this.#held });
    return this.#builder;
  }

  #forgetBuilder(): void {
    this.#builder = undefined;
    this.#source = new Map();
    this.#previous = undefined;
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
