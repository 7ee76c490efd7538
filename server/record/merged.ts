// Puts together what one person changed in a record with what others have changed since that person opened it.
import {
  type Answers,
  draftOf,
  type Fault,
  type FormBundle,
  getAt,
  inMasks,
  isUnspoken,
  lockedPlaces,
  mergeAnswers,
  namesRoles,
  type Pointer,
  withThose,
} from '../../runtime/core/index.ts';
import { changedByOthers, rolesOf } from '../forms/by-role.ts';
import { newFault } from '../forms/faults.ts';
import { undone } from '../forms/undo.ts';
import type { changesSince } from '../store/attorneys/attorney-changes.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { changedAnswers } from './sent.ts';

/** A save as it was sent. */
export interface SentRecord {
  readonly answers: Answers;
  /** The one it was made from. */
  readonly revision: number;
  /** Names the section that may be changed; every section where it is absent. */
  readonly key?: string | undefined;
}

/** What a save meets: the record as it is now, and what was changed since the revision that was sent, newest first. */
export interface Met {
  readonly now: Pick<Attorney, 'data'>;
  readonly since: Awaited<ReturnType<typeof changesSince>>;
  /** Secrets on file in the clear, by pointer. */
  readonly secrets: Readonly<Record<string, string>>;
}

export interface MergedRecord {
  readonly answers: Answers;
  /** Where another answer was sent than the record has, by somebody who may not change it. */
  readonly refused: readonly Fault[];
  /** Where both sides changed the same place, and not to the same. */
  readonly both: readonly Fault[];
}

/** Changes of both sides; secrets are there only where they were typed. */
export function mergedRecord(form: FormBundle, sent: SentRecord, met: Met): MergedRecord {
  const seen = met.since.reduce<Answers>((data, { undo }) => undone(data, undo), met.now.data);
  // Two layouts of one number are no change, and nothing to choose between.
  const [base, now] = [inMasks(form, seen), inMasks(form, met.now.data)];
  const told = inMasks(form, changedAnswers(form, { sent: sent.answers, base, key: sent.key }));
  const roles = rolesOf({ form: { bundle: form } });
  const places = namesRoles(form) ? lockedPlaces(form, roles) : [];
  const mine = withThose(places, told, base);
  const refused = changedByOthers(form, { places, kept: base }, told, { roles, also: now });
  const open = draftOf(form, mine);
  const { value, both } = mergeAnswers(base, open, now);
  // What rules work out of other answers is worked out again, and is no answer of anybody.
  const asked = both.filter((pointer) => !isUnspoken(form.fields, pointer));
  const twice = [...asked, ...secretsOfBoth(mine, met)];
  return {
    answers: { ...mine, ...value },
    refused,
    both: twice.map((pointer) => newFault(pointer, 'conflict')),
  };
}

/** Secrets that were typed here, and have become other ones elsewhere. */
function secretsOfBoth(mine: Answers, { since, secrets }: Met): readonly Pointer[] {
  const elsewhere = since.flatMap(({ changes }) =>
    changes.flatMap(({ path, secret }) => (secret && typeof path === 'string' ? [path] : [])),
  );
  return [...new Set(elsewhere)].filter((pointer) => {
    const typed = getAt(mine, pointer);
    return typed !== undefined && typed !== secrets[pointer];
  });
}
