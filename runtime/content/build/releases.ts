// The steps that make files of what was compiled, and the release of them all.

import { splitTexts } from '../compile/bundle.ts';
import type { Reading, Step } from '../memo/step.ts';
import { hashOf } from '../model/hash.ts';
import type { House } from '../model/house.ts';
import type { CallContract, Release } from '../model/types.ts';
import {
  type AssembledApart,
  type AssembledApp,
  type AssembledForm,
  type AssembledTexts,
  assemble,
  assembleApart,
  assembleApp,
  assembleForm,
} from './assemble.ts';
import { answers, compiled } from './compiles.ts';
import { SETTING } from './inputs.ts';
import { CALLS, FORM_IDS, HOUSE, MESSAGES } from './links.ts';
import { ModelView } from './model-view.ts';

/** A form as it is released; undefined where it could not be compiled. */
export const assembledForm = (id: string): Step<AssembledForm | undefined> => ({
  name: `released ${id}`,
  make: (reading) => {
    const form = reading.whole(compiled(id));
    return form && assembleForm(form);
  },
});

const APP: Step<AssembledApp> = {
  name: 'released app',
  make: (reading) => {
    return assembleApp(new ModelView(reading), checksIn(reading));
  },
};

const APART: Step<readonly AssembledApart[]> = {
  name: 'released apart',
  make: (reading) => {
    const checks = checksIn(reading);
    const model = new ModelView(reading);
    return reading.members(HOUSE).apart.map((name) => assembleApart(name, model, checks));
  },
};

/** What checks the answers of each call. */
function checksIn(reading: Pick<Reading, 'members' | 'whole'>): ReadonlyMap<string, string> {
  const checks = [...reading.members(CALLS).keys()].flatMap((id) => {
    const code = reading.whole(answers(id));
    return code === undefined ? [] : [[id, code] as const];
  });
  return new Map(checks);
}

const TEXTS: Step<AssembledTexts> = {
  name: 'released texts',
  make: (reading) => {
    const texts = splitTexts([...reading.members(MESSAGES).values()]);
    return { ...texts, hash: hashOf(texts) };
  },
};

const CONTRACTS: Step<{
  readonly calls: Readonly<Record<string, CallContract>>;
  readonly hash: string;
}> = {
  name: 'released calls',
  make: (reading) => {
    const calls = Object.fromEntries(reading.members(CALLS).entries());
    return { calls, hash: hashOf(calls) };
  },
};

const rolesIn = ({ roles }: Pick<House, 'roles'>): Release['roles'] =>
  Object.fromEntries(
    Object.entries(roles).map(([role, { who }]) => [role, who === undefined ? {} : { who }]),
  );

/** The release; all that it is made of is settled, and nothing is wrong with it. */
export const RELEASE: Step<Release> = {
  name: 'release',
  make: (reading) => {
    const { calls, hash } = reading.whole(CONTRACTS);
    return assemble({
      locale: reading.members(SETTING).locale,
      forms: reading.whole(FORM_IDS).flatMap((id) => reading.whole(assembledForm(id)) ?? []),
      app: reading.whole(APP),
      apart: reading.whole(APART),
      texts: reading.whole(TEXTS),
      calls,
      callsHash: hash,
      roles: rolesIn(reading.members(HOUSE)),
    });
  },
};
