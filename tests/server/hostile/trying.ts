// Sends what an example is about to send, spoilt in many ways, before the example itself: none may fail, and none may cost anything.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Contract } from '../../../server/calls/contracts.ts';
import { carriedBy } from './carried.ts';
import type { Kept } from './kept.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { isOf, recorded } from './request.ts';

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** After as many refusals it is looked whether anything has changed. */
const REFUSALS_AT_ONCE = 40;

export class Trying {
  /** What went wrong, in words. */
  readonly faults: string[] = [];
  tried = 0;
  readonly #app: FastifyInstance;
  readonly #kept: Kept;
  readonly #chosen: (all: readonly Mutant[], id: string) => readonly Mutant[];

  constructor(
    app: FastifyInstance,
    kept: Kept,
    chosen: (all: readonly Mutant[], id: string) => readonly Mutant[],
  ) {
    this.#app = app;
    this.#kept = kept;
    this.#chosen = chosen;
  }

  /** Makes the example; just before its request of this call goes out, the spoilt ones do. */
  async before(contract: Contract, example: () => Promise<unknown>): Promise<void> {
    const inject = this.#app.inject.bind(this.#app) as Inject;
    let begun = false;
    const spy: Inject = async (options) => {
      if (!begun && isOf(contract, options)) {
        begun = true;
        await this.#try(contract, options, inject);
      }
      return inject(options);
    };
    Object.assign(this.#app, { inject: spy });
    try {
      await example();
    } finally {
      Object.assign(this.#app, { inject });
    }
    if (!begun) this.faults.push(`${contract.id} was not called by its example`);
  }

  async #try(contract: Contract, options: InjectOptions, inject: Inject): Promise<void> {
    const request = recorded(options);
    const all = mutantsOf(contract, request, carriedBy(this.#app, contract, request));
    await this.#kept.keep();
    let refused: string[] = [];
    const look = async () => {
      const changed = await this.#kept.changed();
      if (changed.length > 0)
        this.faults.push(`${contract.id}: ${changed} changed by one of ${refused.join(' | ')}`);
      refused = [];
    };
    for (const { what, options: spoilt } of this.#chosen(all, contract.id)) {
      await this.#app.store.deleteFrom('rate_limit').execute();
      this.tried += 1;
      const answer = await inject(spoilt);
      const told = `${contract.id} ${what}: ${answer.statusCode}`;
      if (answer.statusCode >= 500) this.faults.push(`${told} ${answer.body.slice(0, 200)}`);
      else if (answer.statusCode >= 400) {
        if (!isTold(answer))
          this.faults.push(`${told} without words: ${answer.body.slice(0, 200)}`);
        refused.push(what);
        if (refused.length === REFUSALS_AT_ONCE) await look();
        continue;
      }
      // It was taken: what follows meets the store as the example does.
      refused = [];
      await this.#kept.putBack();
    }
    if (refused.length > 0) await look();
    await this.#kept.putBack();
  }
}

/** Says the answer in words what is wrong? */
function isTold({ body, headers }: LightMyRequestResponse): boolean {
  if (!String(headers['content-type']).includes('json')) return false;
  const { message } = JSON.parse(body) as { message?: unknown };
  return typeof message === 'string' && message.trim() !== '';
}

/** Some of them, always the same for a seed; those of other calls are others. */
export function sampleOf(seed: number, most: number) {
  return (all: readonly Mutant[], id: string): readonly Mutant[] => {
    let state = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, seed);
    const next = () => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
      return (state ^ (state >>> 13)) >>> 0;
    };
    return all
      .map((mutant) => ({ mutant, rank: next() }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, most)
      .map(({ mutant }) => mutant);
  };
}
