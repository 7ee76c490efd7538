// Makes a claim: the form of its kind is judged by its rules, and stored with the claim in one transaction, once a key.
import {
  type Answers,
  type FormBundle,
  getAt,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { PlaceOf, PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { beginItem, claimFlow, firstState } from '../flows/index.ts';
import { draftOwner } from '../forms/drafted.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import type { AnswerColumns } from '../forms/number-range.ts';
import { type MadeSubmission, type RecordedForm, receive } from '../forms/receive.ts';
import { memberName } from '../matters/member-name.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { endViolations, holdCase, insertClaim } from '../store/claims/make-claim.ts';
import { isDuplicate, type StoreTransaction } from '../store/index.ts';
import type { NumberColumnName } from '../store/statements/number-columns.ts';
import { cdlCase, matterCase } from './details.ts';
import { documentTypes } from './documents.ts';
import type { ClaimFile } from './files.ts';
import { claimForm } from './forms.ts';
import { knownCase, type NamedCase } from './known-case.ts';
import { claimNumber } from './number.ts';
import { sentAnswers } from './sent.ts';
import { type Known, standingOf } from './standing.ts';

type Made = AnswerOf<'create_claim'>;

export interface AskedClaim extends Pick<KeyedRequest, 'request'> {
  readonly named: NamedCase;
  readonly answers: Answers;
  /** Names of the files that follow. */
  readonly names: readonly string[];
  readonly revision?: number | undefined;
}

/** The claim as it was made; a Refusal leaves everything as it was. */
export async function createClaim(
  server: ServerContext,
  attorney: Attorney,
  asked: AskedClaim,
): Promise<Made> {
  const { request, named, revision } = asked;
  const { bundle } = claimForm(server, named.kind);
  const scope = `create_claim attorney/${attorney.id}`;
  const sent = { request, scope, answers: sentAnswers(bundle, asked.answers), revision };
  try {
    return await receive(server, sent, () => claimUse(server, attorney, asked));
  } catch (error) {
    // The rules may let one be made while another is undecided; the store does not.
    if (isDuplicate(error, 'claim_undecided')) throw new Refusal('CLAIM_EXISTS');
    throw error;
  }
}

const AMOUNT = '/claim_amount' satisfies PointerOf<'matter-claim' | 'cdl-claim'>;

/** Answers that are kept as numbers. */
const COLUMNS = {
  Matter: { '/claim_amount': 'claim.amount' } satisfies Partial<
    Record<PointerOf<'matter-claim'>, NumberColumnName>
  >,
  CDL: {
    '/claim_amount': 'claim.amount',
    '/violations/*/issued_state_point': 'case_violation.issued_state_point',
    '/violations/*/final_point': 'case_violation.final_point',
    '/violations/*/init_fine_amount': 'case_violation.init_fine_amount',
    '/violations/*/total_due_amount': 'case_violation.total_due_amount',
    '/violations/*/final_court_cost_due': 'case_violation.final_court_cost_due',
  } satisfies Partial<Record<PointerOf<'cdl-claim'>, NumberColumnName>>,
} as const satisfies Readonly<Record<NamedCase['kind'], AnswerColumns>>;

async function claimUse(
  server: ServerContext,
  attorney: Attorney,
  { named, names }: AskedClaim,
): Promise<RecordedForm<Made>> {
  const form = claimForm(server, named.kind);
  const known = await knownCase(server.db, named);
  if (!known) throw new Refusal('CASE_NOT_FOUND');
  const shown = named.kind === 'Matter' ? matterCase(server, known) : await cdlCase(server, known);
  return {
    form,
    owner: draftOwner(`attorney/${attorney.id}`, known.one.number),
    again: true,
    route: 'claims',
    columns: COLUMNS[named.kind],
    records: { case: shown as unknown as JsonObject },
    complete: async (_, answers) => withOurWords(answers, shown as unknown as JsonObject),
    record: async (trx, made) => ({
      answer: await stored(server, trx, {
        attorney,
        known,
        named,
        names,
        made,
        bundle: form.bundle,
      }),
    }),
  };
}

type CaseFacts = 'id' | 'citation_number' | 'violation';
type Points = 'issued_state_point' | 'final_point';
type Fines = 'init_fine_amount' | 'total_due_amount' | 'final_court_cost_due';
type Violations = SomeAnswersOf<
  'cdl-claim',
  `violations/*/${CaseFacts | Points | Fines | 'disposition'}`
>;

/** What is known of a violation, the browser only brings back. */
function withOurWords(answers: Answers, { violations }: JsonObject): Answers {
  const { violations: given } = answers;
  // What is no list of violations is refused by the judge.
  if (!isList(violations) || !isList(given) || !given.every(isObject)) return answers;
  const ours = violations.filter(isObject).map((row) => {
    const sent = given.find(({ id }) => id === row.id);
    const { id, citation_number, violation } = row;
    return { ...row, ...sent, id, citation_number, violation } as Json;
  });
  return { ...answers, violations: ours };
}

interface Storing {
  readonly attorney: Attorney;
  readonly known: Known;
  readonly named: NamedCase;
  readonly names: readonly string[];
  readonly made: MadeSubmission;
  readonly bundle: FormBundle;
}

async function stored(
  server: ServerContext,
  trx: StoreTransaction,
  { attorney, known, named, names, made, bundle }: Storing,
): Promise<Made> {
  const { kind } = named;
  const { id: caseId } = known.one;
  await holdCase(trx, caseId);
  const now = await knownCase(trx, named);
  // Somebody was faster, or the case has gone to somebody else.
  if (!now || !isAsJudged(server, known, now)) throw new Refusal('CLAIM_EXISTS');
  const { answers, at } = made;
  const claim = {
    kind,
    case_id: caseId,
    attorney_id: attorney.id,
    status: firstState(server, claimFlow(kind)),
    invoice: textAt(answers, kind === 'Matter' ? '/attorney_invoice_claim' : '/invoice') || null,
    amount: Number(getAt(answers, AMOUNT) ?? 0),
    created_at: at,
    submitted_at: at,
    submission_id: made.id,
    announced: JSON.stringify({ files: announced(bundle, answers, names) }),
  };
  const wished = textAt(answers, '/claim_number');
  const { id, number } = await insertClaim(trx, claim, numbersFrom(kind, wished));
  await endViolations(trx, caseId, endsIn(answers));
  const by = { role: 'attorney', id: attorney.id, name: memberName(attorney) };
  await beginItem(server, trx, { flow: claimFlow(kind), id, by, at });
  const message = server.content.texts.t('server.claim.created');
  return { status: 'success', message, data: { data: { claim_id: id, claim_number: number } } };
}

function isAsJudged(server: Pick<ServerContext, 'content'>, known: Known, now: Known): boolean {
  const [then, is] = [known, now].map((one) => standingOf(server, one, undefined).filter);
  return then === is && known.claims.length === now.claims.length;
}

/** The number the form made, where it made one that is free; else one of ours. */
function numbersFrom(kind: NamedCase['kind'], wished: string): () => string {
  let first = wished !== '';
  return () => {
    const number = first ? wished : claimNumber(kind);
    first = false;
    return number;
  };
}

type Listed = SomeAnswersOf<'matter-claim' | 'cdl-claim', `files/*/${'name' | 'fileType'}`>;

/** The files that follow, with the prefixes of their types; a name without a type has that of none. */
function announced(
  bundle: FormBundle,
  answers: Answers,
  names: readonly string[],
): readonly ClaimFile[] {
  const prefixes = new Map(documentTypes(bundle).map(({ name, prefix }) => [name, prefix]));
  const { files = [] } = answers as Listed;
  const listed = files.map(({ name = '', fileType = '' }) => ({
    name,
    prefix: prefixes.get(fileType) ?? '',
  }));
  return listed.filter(({ name }) => names.length === 0 || names.includes(name));
}

function endsIn(answers: Answers) {
  const { violations = [] } = answers as Violations;
  return violations.map((row) => ({
    id: String(row.id),
    issued_state_point: numberIn(row.issued_state_point),
    final_point: numberIn(row.final_point),
    disposition: row.disposition || null,
    init_fine_amount: numberIn(row.init_fine_amount),
    total_due_amount: numberIn(row.total_due_amount),
    final_court_cost_due: numberIn(row.final_court_cost_due),
  }));
}

const numberIn = (value: Json | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

const textAt = (
  answers: Answers,
  pointer: PlaceOf<'matter-claim'> | PlaceOf<'cdl-claim'>,
): string => {
  const value = getAt(answers, pointer);
  return typeof value === 'string' ? value.trim() : '';
};
