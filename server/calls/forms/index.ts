// The calls of forms that have none of their own: draft of this browser, and submission.
import { loadDraft, saveAnswers } from '../../forms/drafts.ts';
import { receive } from '../../forms/receive.ts';
import { toldStanding } from '../../forms/told-standing.ts';
import { startsFlow } from '../../items/index.ts';
import type { Call } from '../common/call.ts';
import { formFileCalls } from './files.ts';
import { draftedForm, genericForm } from './generic.ts';

/** In ten minutes from one network: a save a second of a handful of people, and more forms than an office sends. */
const SAVES = { name: 'form-draft', most: 3000 };
const SUBMISSIONS = { name: 'form-submission', most: 200 };

const formDraftLoad: Call = {
  id: 'form_draft_load',
  async handle(server, input) {
    const { about } = input.payload;
    return {
      status: 'success',
      ...(await loadDraft(server, await draftedForm(server, input, { about }))),
    };
  },
};

const formDraftSave: Call = {
  id: 'form_draft_save',
  async handle(server, input) {
    const { about, ...draft } = input.payload;
    const use = await draftedForm(server, input, { limit: SAVES, about });
    const saved = await saveAnswers(server, use, draft);
    const message = server.content.texts.t('server.form.draftSaved');
    return { status: 'success', data: { status: 'success', message, ...saved } };
  },
};

const formStanding: Call = {
  id: 'form_standing',
  async handle(server, input) {
    const use = await genericForm(server, input, SAVES);
    return { status: 'success', data: await toldStanding(server, use) };
  },
};

const formSubmit: Call = {
  id: 'form_submit',
  async handle(server, input) {
    const use = await genericForm(server, input, SUBMISSIONS);
    const { request, reply, payload } = input;
    // Whoever got no answer got no cookie either: of visitors the key alone says what is the same.
    const whose = use.form.bundle.access === 'public' ? 'visitor' : use.owner;
    const scope = `form_submit ${use.form.bundle.id} ${whose}`;
    const sent = { request, scope, answers: payload.data };
    const message = server.content.texts.t('server.form.stored');
    const { flow } = use.form.bundle;
    const stored = (id: string) => ({ status: 'success', message, id }) as const;
    const answer = await receive<ReturnType<typeof stored>>(server, sent, () =>
      flow === undefined
        ? { ...use, answer: stored }
        : startsFlow(server, { ...use, flow, answer: stored }),
    );
    reply.code(201);
    return answer;
  },
};

export const formCalls: readonly Call[] = [
  formDraftLoad,
  formDraftSave,
  formStanding,
  formSubmit,
  ...formFileCalls,
];
