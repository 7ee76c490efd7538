// The calls from a change to a release: rehearsing, asking for approval and giving it, publishing now or at a set time.
import type { ReleasedContent } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { statesUnder } from '../../forms/rehearsal.ts';
import { attempt } from '../../security-events/index.ts';
import { countWhoLogIn } from '../../store/accounts/accounts.ts';
import { emailsOfStaff } from '../../store/accounts/staff.ts';
import { countOpenDrafts } from '../../store/forms/open-drafts.ts';
import { plansOf } from '../../store/studio/plans.ts';
import { requireShowable } from '../../studio/changes/index.ts';
import {
  approvalOf,
  approveAsSeen,
  approversBeside,
  askFor,
  chooseFate,
  fatesOf,
  nameOfForm,
  planChange,
  publishChange,
  rehearsed,
  releaseOf,
  sendBack,
  standingOf,
  type Tally,
  unplanChange,
  withdrawAsking,
} from '../../studio/releasing/index.ts';
import { type Call, type CallInput, staffOf } from '../common/call.ts';
import { effectsCall } from './effects.ts';

const rehearseCall: Call = {
  id: 'studio_rehearse',
  async handle(server, input) {
    const standing = await standingOf(server, input.payload.change);
    const { change, files, seq, behind, source } = standing;
    const { again: anew = false } = input.payload;
    const { faults, examples, content: candidate } = await releaseOf(server, change.id);
    const tally = candidate && (await rehearsed(server, standing, { candidate, anew }));
    const fates = await fatesOf(server, source, { tally, faults });
    return {
      status: 'success',
      data: {
        ...{ files, seq, behind, problems: faults.length, examples },
        tried: candidate && tally ? await triedOf(server, candidate, tally) : null,
        fates: fates.map((fate) => ({
          ...fate,
          name: nameOfForm(server.content.texts, fate.form),
        })),
        approval: await approvalOf(server, standing, staffOf(input)),
        plan: await planOf(server, change.id),
      },
    };
  },
};

async function triedOf(server: ServerContext, content: ReleasedContent, tally: Tally) {
  const { examples, lost, drafts, submissions, isPart, becomes, held, refused, stage } = tally;
  const { carried, stranded } = await statesUnder(server.db, content);
  const open = [...(await countOpenDrafts(server.db)).values()];
  return {
    ...{ drafts, submissions, isPart, becomes, held, refused, isOver: stage === 'over' },
    open: open.reduce((sum, count) => sum + count, 0),
    attorneys: await countWhoLogIn(server.db),
    lost: Object.values(lost).sort((one, other) => other.count - one.count),
    shown: examples.map(({ fields, form, ...example }) => ({
      ...{ ...example, fields: [...fields] },
      form: nameOfForm(server.content.texts, form),
    })),
    moved: carried.map(({ flow, from, to, items }) => ({ flow, from, to, items })),
    stranded: stranded.reduce((sum, { items }) => sum + items, 0),
  };
}

async function planOf({ db }: ServerContext, change: string) {
  const plan = (await plansOf(db, [change])).get(change);
  if (!plan) return { at: '', by: '' };
  const people = await emailsOfStaff(db, [plan.planned_by]);
  return { at: plan.due_at.toISOString(), by: people.get(plan.planned_by) ?? '' };
}

/** Notes what is about to be done to which change, whatever comes of it. */
const noting = (
  { request }: Pick<CallInput, 'request'>,
  event: Parameters<typeof attempt>[1],
  { change, act }: { readonly change: string; readonly act?: string },
): void =>
  attempt(request, event, {
    on: { kind: 'change', id: change },
    ...(act !== undefined && { act }),
  });

const fate: Call = {
  id: 'studio_fate',
  async handle(server, input) {
    const { change, ...choosing } = input.payload;
    noting(input, 'content.edited', { change, act: 'fate' });
    await chooseFate(server, await standingOf(server, change), staffOf(input), choosing);
    return { status: 'success', data: { files: (await standingOf(server, change)).files } };
  },
};

const approvers: Call = {
  id: 'studio_approvers',
  async handle(server, input) {
    const data = await approversBeside(server, staffOf(input).id);
    return { status: 'success', data: [...data] };
  },
};

const ask: Call = {
  id: 'studio_ask',
  async handle(server, input) {
    const { change, ...asking } = input.payload;
    noting(input, 'content.asked', { change });
    requireShowable(asking.note);
    await askFor(server, await standingOf(server, change), staffOf(input), asking);
    return { status: 'success', data: { state: 'asked' } };
  },
};

const withdraw: Call = {
  id: 'studio_ask_withdraw',
  async handle(server, input) {
    const { change } = input.payload;
    noting(input, 'content.asked', { change, act: 'withdraw' });
    await withdrawAsking(server, change, staffOf(input));
    return { status: 'success', data: { state: 'open' } };
  },
};

const approve: Call = {
  id: 'studio_approve',
  async handle(server, input) {
    const { change, files } = input.payload;
    noting(input, 'content.approved', { change });
    await approveAsSeen(server, await standingOf(server, change), staffOf(input), files);
    return { status: 'success', data: { state: 'approved' } };
  },
};

const back: Call = {
  id: 'studio_send_back',
  async handle(server, input) {
    const { change, files, why } = input.payload;
    noting(input, 'content.approved', { change, act: 'send-back' });
    requireShowable(why);
    const sending = { files, why: why.trim() };
    await sendBack(server, await standingOf(server, change), staffOf(input), sending);
    return { status: 'success', data: { state: 'open' } };
  },
};

const publish: Call = {
  id: 'studio_publish',
  async handle(server, input) {
    const staff = staffOf(input);
    const { change, files, note, when, at = '' } = input.payload;
    if (when === 'planned') noting(input, 'content.planned', { change, act: 'plan' });
    requireShowable(note);
    const standing = await standingOf(server, change);
    const asked = { files, note: note.trim(), by: staff.id };
    if (when === 'planned') {
      await planChange(server, standing, { ...asked, at });
      return { status: 'success', data: { number: 0, state: 'planned' } };
    }
    const { number } = await publishChange(server, standing, asked);
    return { status: 'success', data: { number, state: 'published' } };
  },
};

const unplan: Call = {
  id: 'studio_unplan',
  async handle(server, input) {
    const { change } = input.payload;
    noting(input, 'content.planned', { change, act: 'unplan' });
    await unplanChange(server, change);
    return { status: 'success', data: { state: 'open' } };
  },
};

export const releasingCalls: readonly Call[] = [
  rehearseCall,
  effectsCall,
  fate,
  approvers,
  ask,
  withdraw,
  approve,
  back,
  publish,
  unplan,
];
