// The claims on a case: amounts, and how they were decided.
import { todayIn } from '../../../runtime/core/index.ts';
import type { Work } from '../../store/matters/insert-work.ts';
import { askedOn } from './make-asked.ts';
import type { Making, OfCase } from './making.ts';
import { CLAIMED, type PlannedCase } from './planned.ts';

type Claim = Work['claim'][number];

/** How much of the time of the case goes by before the first claim, between two, and until one is decided. */
const [FIRST, NEXT, DECIDED] = [0.55, 0.2, 0.15];

/** First digits of the two kinds of claim number. */
const BEGINS = { Matter: '2', CDL: '3' } as const;

const REASONS = [
  'The services were not authorized before they were rendered.',
  'The claim was filed more than 90 days after the matter was completed.',
  'The disposition is missing, and was not sent when we asked for it.',
] as const;

/** Claims of a case with what was said on them, oldest first. */
export function claimsOf(making: Making, planned: PlannedCase, of: OfCase) {
  const claims = planned.claimed.map((way, place) =>
    claimOf(making, planned, { ...of, way, place }),
  );
  const events = claims.flatMap((claim, place) => {
    const way = planned.claimed[place] ?? 'process';
    return askedOn(claim, { ...of, way, share: shareOf(place) });
  });
  return { claims, events };
}

/** How much of the time of the case had gone by when its claim of that place was sent. */
const shareOf = (place: number): number => FIRST + place * NEXT;

function claimOf(
  { chance, numbers, timeZone }: Making,
  { kind }: PlannedCase,
  { owner, caseId, at, way, place }: OfCase & { way: keyof typeof CLAIMED; place: number },
): Claim {
  const { status, end } = CLAIMED[way];
  const share = shareOf(place);
  const amount = kind === 'CDL' ? 125 + 25 * chance.below(14) : 180 + 12.5 * chance.below(180);
  const decided = end === null ? null : at(share + DECIDED);
  const sent = at(share);
  return {
    id: chance.uuid(),
    number: `${BEGINS[kind]}${numbers.claim++}`,
    kind,
    case_id: caseId,
    attorney_id: owner.id,
    status,
    invoice: `INV-${1000 + chance.below(9000)}`,
    amount,
    paid_amount: end === 'paid' ? amount : null,
    paid_on: end === 'paid' && decided ? todayIn(timeZone, decided) : null,
    check_number: end === 'paid' ? String(700_000 + chance.below(99_999)) : null,
    denied_reason: end === 'denied' ? chance.pick(REASONS) : null,
    created_at: sent,
    // At intake the desk still takes it in: it was made, not yet sent.
    submitted_at: way === 'intake' ? null : sent,
    closed_at: decided,
  };
}
