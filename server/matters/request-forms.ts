// The forms of authorization requests as an attorney sends them: on which matters, with which files, and what becomes of them.
import type { Json, JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { AnswersOf, FormId, PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { type Mover, moveItem, SERVER_MOVES } from '../flows/index.ts';
import { attorneyOwner, draftOwner } from '../forms/drafted.ts';
import { judgementOf } from '../forms/judging.ts';
import type { RecordedForm } from '../forms/receive.ts';
import { filesOfUse } from '../forms/sent-files.ts';
import { type OwnedForm, releasedForm } from '../forms/use.ts';
import { startsFlow } from '../items/index.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { type FormFile, giveFormFiles, unsentFiles } from '../store/forms/form-files.ts';
import type { WholeRequest } from '../store/matters/auth-requests.ts';
import type { WholeCase } from '../store/matters/case-details.ts';
import { REQUEST_FORM } from '../store/matters/is-request.ts';
import { listMatters, type OwnMatter } from '../store/matters/legal-cases.ts';
import { memberName } from './member-name.ts';
import { REQUEST_FLOW } from './request-posts.ts';

/** Ids of the two forms in schemas/forms. */
const REQUEST = REQUEST_FORM;
const REPLY = 'auth-reply' satisfies FormId;
const MATTER = '/matter_id' satisfies PointerOf<'auth-request'>;

type Request = AnswersOf<'auth-request', 'subject'>;
type Reply = AnswersOf<'auth-reply', 'description'>;
type Listed = SomeAnswersOf<'auth-reply', 'files/*/Key' | 'files/*/name'>['files'];

/** An attorney as a status flow knows them. */
export const attorneyMover = ({ id, first_name, last_name }: Attorney): Mover => ({
  role: 'attorney',
  id,
  name: `${first_name} ${last_name}`.trim(),
});

type MatterOption = AnswerOf<'attorney_matters'>['data'][number];

/** The matters on which an attorney can make a request: those that the rules of the form do not refuse. */
export async function requestableMatters(
  server: ServerContext,
  attorney: Attorney,
): Promise<readonly MatterOption[]> {
  const matters = await listMatters(server.db, attorney.id);
  const refused = new Set<string>();
  for (const plan of new Set(matters.map(({ plan_class }) => plan_class)))
    if (await isRefused(server, attorney, plan)) refused.add(plan);
  return matters.filter(({ plan_class }) => !refused.has(plan_class)).map(optionOf);
}

/** May this attorney ask for something on a case of theirs? It is a matter that is not over, and the rules do not refuse it. */
export const canRequestOn = async (
  server: ServerContext,
  attorney: Attorney,
  { kind, closed_at, plan_class }: Pick<WholeCase, 'kind' | 'closed_at' | 'plan_class'>,
): Promise<boolean> =>
  kind === 'Matter' && closed_at === null && !(await isRefused(server, attorney, plan_class));

const optionOf = (matter: OwnMatter): MatterOption => ({
  case: matter.number,
  matter_id: matter.id,
  label: `${matter.number}, ${memberName(matter)}, ${matter.coverage}`,
});

/** Would the rules refuse a matter for its plan class? */
async function isRefused(
  server: ServerContext,
  attorney: Attorney,
  plan_class: string,
): Promise<boolean> {
  const use = usedBy(server, attorney, { id: REQUEST, records: { matter: { plan_class } } });
  const { judgement } = await judgementOf(
    server,
    use,
    { matter_id: plan_class } satisfies SomeAnswersOf<'auth-request', 'matter_id'>,
    'submit',
  );
  return judgement.faults.some(({ path }) => path === MATTER);
}

interface Used {
  readonly id: string;
  readonly about?: string;
  readonly records: JsonObject;
}

/** A form as this attorney fills it in. */
function usedBy(
  server: ServerContext,
  attorney: Attorney,
  { id, about, records }: Used,
): OwnedForm {
  const form = releasedForm(server, id);
  const owner = draftOwner(attorneyOwner(attorney.id), about);
  const member = { attorney_number: attorney.id };
  return {
    form,
    owner,
    records: { ...records, member, ...(about !== undefined && { about }) },
    ...filesOfUse(server, { form, owner }),
  };
}

/** Where files wait for a new request, and for a reply: on one request, or on whichever lists them. */
export const waitingPlaces = (
  server: ServerContext,
  attorney: Attorney,
  request?: string,
): readonly OwnedForm[] => [
  usedBy(server, attorney, { id: REQUEST, records: {} }),
  usedBy(server, attorney, {
    id: REPLY,
    records: {},
    ...(request !== undefined && { about: request }),
  }),
];

/** A new request on one of the matters of an attorney; somebody else's is none of them. */
export async function newRequest(
  server: ServerContext,
  attorney: Attorney,
  { matter_id }: { readonly matter_id?: Json | undefined },
): Promise<RecordedForm<AnswerOf<'create_auth_request'>>> {
  const wanted = typeof matter_id === 'string' ? matter_id : '';
  const [matter] = await listMatters(server.db, attorney.id, wanted);
  const records = { matter: matter ? { plan_class: matter.plan_class } : null };
  const message = server.content.texts.t('server.request.created');
  return {
    ...startsFlow<AnswerOf<'create_auth_request'>>(server, {
      ...usedBy(server, attorney, { id: REQUEST, records }),
      flow: REQUEST_FLOW,
      about: (answers) => ({ case_id: wanted, subject: (answers as Request).subject.trim() }),
      answer: (id) => ({ status: 'success', message, data: { status: 'success', message, id } }),
    }),
    // What may not be asked on is refused by its rule, which says why.
    offers: { attorney_matters: async () => (matter ? [optionOf(matter)] : []) },
  };
}

/** Files that were uploaded for a reply, and not said on which request, go with the one that lists them. */
export async function takeListedFiles(
  { db, now }: ServerContext,
  attorney: Attorney,
  { request, files }: { readonly request: string; readonly files: NonNullable<Listed> },
): Promise<void> {
  const owner = attorneyOwner(attorney.id);
  const waiting = await unsentFiles(db, { form_id: REPLY, owner }, now());
  const isListed = ({ id, name }: FormFile) =>
    files.some((one) => (one.Key === undefined ? one.name === name : one.Key === id));
  const ids = waiting.filter(isListed).map(({ id }) => id);
  if (ids.length > 0) await giveFormFiles(db, ids, draftOwner(owner, request));
}

/** What the attorney says more on a request of theirs; its status moves as the flow says. */
export function newReply(
  server: ServerContext,
  attorney: Attorney,
  request: WholeRequest,
): RecordedForm<AnswerOf<'reply_auth_request'>> {
  const message = server.content.texts.t('server.request.replied');
  return {
    ...usedBy(server, attorney, { id: REPLY, about: request.id, records: {} }),
    again: true,
    async record(trx, { id: submission, answers, at }) {
      const { event: id } = await moveItem(server, trx, {
        ...{ flow: REQUEST_FLOW, id: request.id, move: SERVER_MOVES.request.reply.name },
        ...{ by: attorneyMover(attorney), at, submission },
        words: (answers as Reply).description.trim(),
      });
      return { answer: { status: 'success', message, data: { status: 'success', id } } };
    },
  };
}
