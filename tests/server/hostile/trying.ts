// Sends what an example is about to send, spoilt in many ways, before the example itself: none may fail, and none may cost anything.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Contract } from '../../../server/calls/contracts.ts';
import { carriedBy } from './carried.ts';
import type { Carried, Mutant } from './mutants.ts';
import { isOf, type Recorded, recorded } from './request.ts';
import type { Kept } from './snapshot.ts';

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** What came of one of them; `fault` where it must not have come. */
export interface Outcome {
  readonly statusCode: number;
  readonly fault?: string | undefined;
}

export interface TryingWith {
  readonly app: FastifyInstance;
  readonly kept: Kept;
  readonly mutants: (
    contract: Contract,
    request: Recorded,
    carried: readonly Carried[],
  ) => readonly Mutant[];
  readonly chosen: (all: readonly Mutant[], id: string) => readonly Mutant[];
  readonly send: (mutant: Mutant) => Promise<Outcome>;
}

/** After as many refusals it is looked whether anything has changed. */
const REFUSALS_AT_ONCE = 40;

export class Trying {
  /** What went wrong, in words. */
  readonly faults: string[] = [];
  readonly #with: TryingWith;

  constructor(parts: TryingWith) {
    this.#with = parts;
  }

  /** Makes the example; just before its request of this call goes out, the spoilt ones do. */
  async before(contract: Contract, example: () => Promise<unknown>): Promise<void> {
    const { app } = this.#with;
    const inject = app.inject.bind(app) as Inject;
    let begun = false;
    const spy: Inject = async (options) => {
      if (!begun && isOf(contract, options)) {
        begun = true;
        await this.#try(contract, recorded(options));
      }
      return inject(options);
    };
    Object.assign(app, { inject: spy });
    try {
      await example();
    } finally {
      Object.assign(app, { inject });
    }
    if (!begun) this.faults.push(`${contract.id} was not called by its example`);
  }

  async #try(contract: Contract, request: Recorded): Promise<void> {
    const { app, kept, mutants, chosen, send } = this.#with;
    const all = mutants(contract, request, carriedBy(app, contract, request));
    await kept.keep();
    let refused: string[] = [];
    const look = async () => {
      const changed = refused.length > 0 ? await kept.changed() : [];
      if (changed.length > 0)
        this.faults.push(`${contract.id}: ${changed} changed by one of ${refused.join(' | ')}`);
      refused = [];
    };
    for (const mutant of chosen(all, contract.id)) {
      await app.store.deleteFrom('rate_limit').execute();
      const { statusCode, fault } = await send(mutant);
      if (fault !== undefined) this.faults.push(`${contract.id} ${mutant.what}: ${fault}`);
      if (statusCode >= 400 && statusCode < 500) {
        refused.push(mutant.what);
        if (refused.length === REFUSALS_AT_ONCE) await look();
      } else {
        // It was taken: what follows meets the store as the example does.
        refused = [];
        await kept.putBack();
      }
    }
    await look();
    await kept.putBack();
  }
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
