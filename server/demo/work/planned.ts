// The cases an invented attorney has: in every status, of both kinds, with what was asked and claimed on them.
import type { CaseKind } from '../../store/tables/legal-case.ts';

export interface PlannedCase {
  readonly kind: CaseKind;
  readonly planClass: 'FAM' | 'COM' | 'REF' | 'CDL';
  readonly ticket: 'Ticket' | 'Referral' | null;
  readonly status: string;
  /** Days from its beginning until today. */
  readonly days: number;
  readonly member: 'Active' | 'Inactive' | 'Terminated';
  /** Ways of `ASKED`, oldest first. */
  readonly asked: readonly (keyof typeof ASKED)[];
  /** Ways of `CLAIMED`, oldest first. */
  readonly claimed: readonly (keyof typeof CLAIMED)[];
}

type Turn = 'wants' | 'tells' | 'ends';

/** How far a request has come: its status, and what was said after it was made. */
export const ASKED = {
  fresh: { status: 'New', turns: [], over: false },
  waiting: { status: 'Open', turns: ['wants', 'tells'], over: false },
  answered: { status: 'Open', turns: ['wants'], over: false },
  done: { status: 'Completed', turns: ['wants', 'tells', 'ends'], over: true },
  granted: { status: 'Completed', turns: ['ends'], over: true },
} as const satisfies Record<
  string,
  { readonly status: string; readonly turns: readonly Turn[]; readonly over: boolean }
>;

/** How far a claim has come. */
export const CLAIMED = {
  intake: { status: 'Intake', end: null },
  process: { status: 'In Process', end: null },
  authorization: { status: 'Open Authorization Issue', end: null },
  askedBack: { status: 'Requested More Info', end: null },
  newInfo: { status: 'New Info Received', end: null },
  approval: { status: 'Pending Approval for Payment', end: null },
  paid: { status: 'Approved & Paid', end: 'paid' },
  denied: { status: 'Denied', end: 'denied' },
  // The status of a CDL claim is free text.
  disposition: { status: 'Waiting for certified disposition', end: null },
  received: { status: 'Invoice received', end: null },
  cut: { status: 'Paid, check cut', end: 'paid' },
} as const satisfies Record<
  string,
  { readonly status: string; readonly end: 'paid' | 'denied' | null }
>;

type Parts = Partial<Pick<PlannedCase, 'member' | 'asked' | 'claimed'>>;

const matter =
  (planClass: 'FAM' | 'COM' | 'REF') =>
  (status: string, days: number, parts: Parts = {}): PlannedCase => {
    const usual = { member: 'Active', asked: [], claimed: [] } as const;
    return { kind: 'Matter', planClass, ticket: null, status, days, ...usual, ...parts };
  };
const [fam, com, ref] = [matter('FAM'), matter('COM'), matter('REF')];

const citation =
  (ticket: 'Ticket' | 'Referral') =>
  (status: string, days: number, parts: Parts = {}): PlannedCase => {
    const usual = { member: 'Active', asked: [], claimed: [] } as const;
    return { kind: 'CDL', planClass: 'CDL', ticket, status, days, ...usual, ...parts };
  };
const [ticket, referral] = [citation('Ticket'), citation('Referral')];

/** Newest first. Exactly one of those that are assigned has a member who is not active any more. */
export const FULL_DESK: readonly PlannedCase[] = [
  fam('Assigned to Attorney', 2, { asked: ['answered'] }),
  ticket('Ticket Intake', 3),
  fam('Authorized', 4, { member: 'Terminated', asked: ['fresh'] }),
  ticket('Assigned to Attorney', 5),
  ref('Assigned to Attorney', 6),
  com('Assigned to Attorney', 8, { asked: ['waiting'] }),
  ticket('Pending Trial Date', 10, { claimed: ['received'] }),
  fam('Mobile/Web Submission', 11),
  referral('Assigned to Attorney', 12),
  fam('Pending Confirmation', 14),
  ticket('Mobile/Web Submission', 15),
  fam('Authorized', 17, { asked: ['granted'], claimed: ['process'] }),
  ticket('Pending Court Date', 19, { claimed: ['process'] }),
  fam('Pending Rate Approval', 21, { asked: ['fresh'] }),
  com('Authorized', 24, { asked: ['answered'], claimed: ['intake'] }),
  ref('CSR Assigned', 26),
  ticket('Authorized', 28, { claimed: ['disposition'] }),
  fam('CSR Assigned', 31),
  fam('Pending CSR Assignment', 33),
  ticket('Pending Confirmation', 35),
  fam('Pending Court Date', 38, { asked: ['done', 'waiting'], claimed: ['askedBack'] }),
  fam('Authorized', 41, { asked: ['granted'], claimed: ['authorization'] }),
  ticket('Pending Account Payment', 44),
  ref('Pending Co-Pay Receipt', 47),
  fam('Pending Co-Pay Receipt', 52, { member: 'Inactive' }),
  fam('Authorized', 58, { asked: ['done'], claimed: ['newInfo'] }),
  referral('Pending', 63),
  fam('Recruitment', 67),
  fam('Pending Trial Date', 74, { asked: ['done'], claimed: ['approval'] }),
  ticket('Pending Rate Approval', 80, { claimed: ['askedBack'] }),
  fam('Alternative Benefit Offered', 88),
  com('Pending Account Payment', 95),
  fam('Pending', 103),
  ticket('Recruitment', 110),
  ref('Pending Confirmation', 118),
  fam('Assigned to Attorney', 126, { asked: ['granted'], claimed: ['paid', 'process'] }),
  ticket('CSR Assigned', 133),
  ticket('Pending CSR Assignment', 141),
  fam('Closed', 155, { asked: ['done'], claimed: ['paid'] }),
  ticket('Closed', 163, { claimed: ['cut'] }),
  com('Closed', 178, { claimed: ['paid'] }),
  ref('Closed', 190),
  ticket('Closed', 204, { claimed: ['denied'] }),
  fam('Closed', 221, { asked: ['granted'], claimed: ['denied'], member: 'Terminated' }),
  fam('Void', 240),
  ticket('Void', 255),
  referral('Closed', 272),
  fam('Closed', 301, { claimed: ['paid'] }),
  ticket('Closed', 330, { claimed: ['paid'], member: 'Inactive' }),
  fam('Authorized', 342, { asked: ['granted'], claimed: ['paid'] }),
];

/** Of one who takes family matters only. */
export const SMALL_DESK: readonly PlannedCase[] = [
  fam('Assigned to Attorney', 3, { asked: ['fresh'] }),
  fam('Authorized', 20, { asked: ['answered'], claimed: ['process'] }),
  fam('Pending Court Date', 45),
  fam('Authorized', 66, { asked: ['done'], claimed: ['askedBack'] }),
  com('Closed', 120, { claimed: ['paid'] }),
  fam('Closed', 170, { asked: ['granted'], claimed: ['paid'] }),
];

/** Statuses of cases that nobody works on any more. */
export const OVER: ReadonlySet<string> = new Set(['Closed', 'Void']);
