// What the desk asked for on invented claims, and what their attorneys answered: the moves that led to where each claim stands.
import type { Work } from '../../store/matters/insert-work.ts';
import type { At, Owner } from './making.ts';
import { CLERKS } from './names.ts';
import type { CLAIMED } from './planned.ts';
import { chanceOf } from './random.ts';

type Claim = Work['claim'][number];
type Event = Work['matter_event'][number];

interface Turn {
  readonly who: 'desk' | 'attorney';
  /** Of the flow of claims. */
  readonly move: string;
  readonly to: string;
  readonly words: string;
}

const asks = (words: string): Turn => ({
  ...{ who: 'desk', move: 'ask', to: 'Requested More Info', words },
});

const ASKED = {
  Matter: asks(
    'Thank you for your claim. The invoice lists 3.5 hours for the hearing, and the order on file is not signed yet. Please send the signed order, and tell us the hours in court and the hours of preparation separately.',
  ),
  CDL: asks(
    'The invoice does not say how the second citation ended. Please send the copy of the disposition, and tell us whether points were assessed.',
  ),
} as const;

/** Where a claim stands, and what led there; of other ways nothing was said. */
const TURNS: Readonly<
  Partial<Record<keyof typeof CLAIMED, (kind: Claim['kind']) => readonly Turn[]>>
> = {
  askedBack: (kind) => [ASKED[kind]],
  newInfo: (kind) => [
    ASKED[kind],
    {
      ...{ who: 'attorney', move: 'inform', to: 'New Info Received' },
      words:
        'The clerk entered the signed order on Tuesday. Two hours were spent in court, and one and a half on preparation.',
    },
  ],
  authorization: () => [
    {
      ...{ who: 'desk', move: 'authorization', to: 'Open Authorization Issue' },
      words:
        'Two of the hours claimed are beyond the authorization. Please tell us under which request they were authorized.',
    },
  ],
  disposition: () => [
    {
      ...{ who: 'desk', move: 'disposition', to: 'Waiting for certified disposition' },
      words:
        'We pay as soon as the certified disposition is here. Please send it once you have it.',
    },
  ],
};

interface OfClaim {
  readonly owner: Owner;
  readonly way: keyof typeof CLAIMED;
  readonly at: At;
  /** How much of the time of the case had gone by when it was sent. */
  readonly share: number;
}

/** How much of it goes by from one turn to the next. */
const TURN = 0.05;

/** The events of a claim, in the order of time. */
export function askedOn(claim: Claim, { owner, way, at, share }: OfClaim): readonly Event[] {
  // By its number, not by chance: what chance picks elsewhere stays as it is.
  const chance = chanceOf(Number(claim.number));
  const clerk = chance.pick(CLERKS);
  const turns = TURNS[way]?.(claim.kind) ?? [];
  return turns.map(({ who, move, to, words }, place) => ({
    id: chance.uuid(),
    case_id: claim.case_id,
    attorney_id: owner.id,
    flow: claim.kind === 'CDL' ? 'cdl-claim' : 'matter-claim',
    subject_id: claim.id,
    at: at(share + (place + 1) * TURN),
    who,
    by_id: who === 'desk' ? '' : owner.id,
    by_name: who === 'desk' ? clerk : owner.name,
    move,
    from_status: turns[place - 1]?.to ?? 'In Process',
    to_status: to,
    words,
    submission_id: null,
  }));
}
