// The calls of forms that have none of their own: draft of this browser, and submission.
import { contextAtSubmit } from '../../../runtime/core/index.ts';
import type { ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context.ts';
import { loadDraft, saveAnswers } from '../../forms/drafts.ts';
import { once, type Remember } from '../../forms/idempotency.ts';
import { judgeSubmission } from '../../forms/judging.ts';
import { formOfDraft } from '../../forms/releases.ts';
import { openPart, sealedPart } from '../../forms/secrets.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import { deleteDraft, findDraft } from '../../store/drafts.ts';
import { inTransaction } from '../../store/index.ts';
import { insertSubmission, newSubmissionId } from '../../store/submissions.ts';
import { todayAt } from '../../today.ts';
import { draftBody } from '../body.ts';
import type { Call } from '../call.ts';
import { genericForm, ownerOf } from './owner.ts';

/** In ten minutes from one network: a save a second of a handful of people, and more forms than an office sends. */
const MOST_SAVES = 3000;
const MOST_SUBMISSIONS = 200;

const formDraftLoad: Call = {
  id: 'form_draft_load',
  async handle(server, input) {
    const form = genericForm(server, input.params.id);
    const owner = await ownerOf(server, form, input);
    return { status: 'success', ...(await loadDraft(server, form, owner)) };
  },
};

const formDraftSave: Call = {
  id: 'form_draft_save',
  async handle(server, input) {
    const form = genericForm(server, input.params.id);
    await limitByClient(server, input, 'form-draft', MOST_SAVES);
    const owner = await ownerOf(server, form, input);
    const saved = await saveAnswers(server, form, owner, draftBody(input.body));
    const message = server.content.texts.t('server.form.draftSaved');
    return { status: 'success', data: { status: 'success', message, ...saved } };
  },
};

const formSubmit: Call = {
  id: 'form_submit',
  async handle(server, input) {
    const current = genericForm(server, input.params.id);
    await limitByClient(server, input, 'form-submission', MOST_SUBMISSIONS);
    const owner = await ownerOf(server, current, input);
    const { data } = draftBody(input.body);
    const key = { form_id: current.bundle.id, owner };
    const scope = `form_submit ${current.bundle.id} ${owner}`;
    const answer = await once(server, input, scope, async (remember) => {
      const form = await formOfDraft(server, current, await findDraft(server.db, key));
      const today = todayAt(server.now());
      const context = contextAtSubmit(form.bundle, { route: 'form', today });
      const answers = await judgeSubmission(server, form, { answers: data, context });
      return store(server, { form, owner, answers }, remember);
    });
    input.reply.code(201);
    return answer;
  },
};

interface JudgedForm {
  readonly form: ReleasedForm;
  readonly owner: string;
  readonly answers: Parameters<typeof openPart>[1];
}

function store(server: ServerContext, { form, owner, answers }: JudgedForm, remember: Remember) {
  const { bundle } = form;
  const id = newSubmissionId();
  const key = { form_id: bundle.id, owner };
  return inTransaction(server.db, async (trx) => {
    const draft = await findDraft(trx, key);
    await insertSubmission(trx, id, {
      form_id: bundle.id,
      release: bundle.release,
      revision: draft?.revision ?? 0,
      data: openPart(bundle, answers),
      secrets: sealedPart(bundle, answers, server.services.crypto, `submission/${id}`),
      owner,
      submitted_at: server.now(),
    });
    await deleteDraft(trx, key);
    const message = server.content.texts.t('server.form.stored');
    const answer = { status: 'success', message, id } as const;
    await remember(trx, answer);
    return answer;
  });
}

export const formCalls: readonly Call[] = [formDraftLoad, formDraftSave, formSubmit];
