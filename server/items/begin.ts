// What a form with a process sent begins to go through its flow, in the transaction of its submission.
import type { Answers, JsonObject } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { beginItem, firstState, formFlow } from '../flows/index.ts';
import type { RecordedForm } from '../forms/receive.ts';
import type { OwnedForm } from '../forms/use.ts';
import { sendersOf, subjectOf } from '../received/index.ts';
import { insertFormItem } from '../store/forms/form-items.ts';
import { idOfOwner } from './owner.ts';

interface Flowing<Answer> extends OwnedForm {
  /** Id of the flow. */
  readonly flow: string;
  /** What is answered once the submission of this id is stored. */
  answer(id: string): Answer;
  /** The case that these answers are about, and their subject, where that is not told by the columns of the form. */
  about?(answers: Answers): { readonly case_id: string; readonly subject: string };
}

/** A use of a form whose submission goes through a flow: kept in its first state, and whoever is to know is mailed. */
export function startsFlow<Answer extends JsonObject>(
  server: ServerContext,
  { flow: id, answer, about: told, ...use }: Flowing<Answer>,
): RecordedForm<Answer> {
  const { form, owner } = use;
  const flow = formFlow(id);
  let about = { subject: '', name: '', case_id: null as string | null };
  return {
    ...use,
    again: true,
    async before(data) {
      const { release } = form.bundle;
      const known = told?.(data) ?? {
        ...{ case_id: null, subject: await subjectOf(server, form, { release, data }) },
      };
      const { sender: name } = (await sendersOf(server, [owner]))(owner);
      about = { ...known, name };
    },
    async record(trx, { id: submission, at }) {
      await insertFormItem(trx, {
        ...{ id: submission, form_id: form.bundle.id, flow: id, owner, created_at: at },
        attorney_id: idOfOwner(owner, 'attorney') ?? null,
        case_id: about.case_id,
        subject: about.subject,
        status: firstState(server, flow),
      });
      const { access: role } = form.bundle;
      const by = { role, id: idOfOwner(owner) ?? '', name: about.name };
      await beginItem(server, trx, { flow, id: submission, by, at });
      return { answer: answer(submission) };
    },
  };
}
