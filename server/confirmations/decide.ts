// The answer of an attorney to a matter: judged as the page judged it, and made as a move of the case.
import type { Answers } from '../../runtime/core/index.ts';
import type { FormId, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type AskedMove, moveItem } from '../flows/index.ts';
import { type RecordedForm, receive } from '../forms/receive.ts';
import { releasedForm } from '../forms/use.ts';
import type { Visit } from '../http/visit.ts';
import type { LinkedMatter } from '../links/matter-link.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import type { StoreTransaction } from '../store/index.ts';
import { findMatter } from '../store/matters/matters.ts';
import { ANSWERS, canDecide, type Decision, requireOpen, standingOf } from './standing.ts';

const FORM = 'case-confirmation' satisfies FormId;

type Info = SomeAnswersOf<
  'case-confirmation',
  `info/${'accept_decline' | 'had_consult' | 'note_from_attorney'}` | 'matter_number'
>;

type Decided = { readonly status: 'Success'; readonly accept_decline: Decision };

/** Of those who answer at once the first is heard; a matter that is not theirs any more is refused to all. */
export function decide(
  server: ServerContext,
  { request }: Pick<Visit, 'request'>,
  { matter, info }: { readonly matter: LinkedMatter; readonly info: Answers },
): Promise<Decided> {
  const owner = `case/${matter.caseId}/${matter.attorneyId}`;
  const sent = { request, scope: `create_todo_note ${owner}`, answers: { info: filled(info) } };
  const form = async (): Promise<RecordedForm<Decided>> => {
    // Whoever comes late is told at once, without a place in the row of those who wait for the matter.
    const number = await numberOfOpen(server, matter);
    return decisionForm(server, { matter, owner, number });
  };
  return receive(server, sent, form).catch(async (error: unknown) => {
    // What became of it meanwhile is looked up here, where nobody waits behind us.
    if (error instanceof Refusal && error.code === 'MATTER_REASSIGNED')
      await numberOfOpen(server, matter);
    throw error;
  });
}

/** Refuses what may not be answered any more, with what became of it. */
async function numberOfOpen(server: ServerContext, link: LinkedMatter): Promise<string> {
  const matter = await findMatter(server.db, link.caseId);
  if (!matter) throw new Refusal('MATTER_REASSIGNED');
  requireOpen(await standingOf(server, server.db, { link, matter }));
  return matter.number;
}

interface Answered {
  readonly matter: LinkedMatter;
  readonly owner: string;
  readonly number: string;
}

const decisionForm = (
  server: ServerContext,
  { matter, owner, number }: Answered,
): RecordedForm<Decided> => ({
  form: releasedForm(server, FORM),
  owner,
  // Once reassigned to the same attorney it may be answered again.
  again: true,
  short: true,
  complete: async (_, answers) => ({ ...answers, matter_number: number }) satisfies Info,
  async record(trx, { answers }) {
    const decision = (answers as Info).info?.accept_decline ?? 'accept';
    await moved(server, trx, { matter, decision, answers });
    return { answer: { status: 'Success', accept_decline: decision } };
  },
});

/** What is left out counts as accept, and as Yes (DEC-15, DEC-16). Whoever accepts is asked nothing more, whatever a link carried. */
function filled(info: Answers): Answers & Info['info'] {
  const given = Object.fromEntries(Object.entries(info).filter(([, value]) => value !== ''));
  const { accept_decline = 'accept' } = given;
  return accept_decline === 'accept' ? { accept_decline } : { had_consult: 'Yes', ...given };
}

interface Deciding {
  readonly matter: LinkedMatter;
  readonly decision: Decision;
  readonly answers: Answers;
}

async function moved(
  server: ServerContext,
  trx: StoreTransaction,
  { matter: link, decision, answers }: Deciding,
): Promise<void> {
  const { caseId, attorneyId } = link;
  const attorney = await findAttorney(trx, attorneyId);
  const held = await findMatter(trx, caseId, { hold: true });
  // Whoever waited for the row sees what the first has made of it.
  if (!attorney || !held || !canDecide(server, held, attorneyId))
    throw new Refusal('MATTER_REASSIGNED');
  requireOpen(await standingOf(server, trx, { link, matter: held }));
  const name = `${attorney.first_name} ${attorney.last_name}`.trim();
  const asked: AskedMove = {
    flow: 'case',
    id: caseId,
    move: ANSWERS[decision].name,
    by: { role: 'attorney', id: attorneyId, name },
    ...(decision === 'decline' && { words: whyNot(server, answers), set: { attorney_id: null } }),
  };
  await moveItem(server, trx, asked);
}

/** For those who find somebody else for the member. */
function whyNot({ content }: ServerContext, answers: Answers): string {
  const { note_from_attorney: reason = '', had_consult: consult = '' } =
    (answers as Info).info ?? {};
  return content.texts.t('server.matter.declined', { reason, consult });
}
