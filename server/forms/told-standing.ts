// How a form stands for somebody who opens it, told before they type: what is in the way, what they sent, and what they had filled in.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { findDraft } from '../store/forms/drafts.ts';
import { sentBy } from '../store/forms/own.ts';
import { answersInWords, shownParts } from './answers-in-words.ts';
import { loadDraft } from './drafts.ts';
import { formOfDraft } from './releases.ts';
import { barredBy, closesIn, sayingOf } from './standing.ts';
import type { OwnedForm } from './use.ts';

type Told = AnswerOf<'form_standing'>['data'];

export async function toldStanding(server: ServerContext, use: OwnedForm): Promise<Told> {
  const { form, owner } = use;
  const { bundle } = form;
  const barred = await barredBy(server, bundle, owner);
  if (!barred) {
    const says = closesIn(server, bundle);
    return { state: 'open', ...(says !== undefined && { says }) };
  }
  const sent = await newestOf(server, use);
  const draft = await draftInWords(server, use);
  return {
    ...{ state: barred.state, says: sayingOf(server, barred) },
    ...(sent !== undefined && { sent }),
    ...(draft.length > 0 && { draft }),
  };
}

/** What visitors sent is nobody's: whoever uses the browser next does not find it. */
async function newestOf({ db }: ServerContext, { form, owner }: OwnedForm) {
  if (owner.startsWith('visitor/')) return undefined;
  const [newest] = await sentBy(db, { owner, forms: [form.bundle.id], most: 1 });
  return newest?.id;
}

async function draftInWords(server: ServerContext, use: OwnedForm) {
  const { data, left_out: leftOut = [] } = await loadDraft(server, use);
  if (!data) return [];
  const stored = await findDraft(server.db, { form_id: use.form.bundle.id, owner: use.owner });
  const { bundle, texts = server.content.texts } = await formOfDraft(server, use.form, stored);
  const parts = await answersInWords(server, { bundle, texts }, data);
  const others = leftOut.map(({ label, value }) => ({ label, value }));
  return shownParts(others.length > 0 ? [...parts, { title: '', lines: others }] : parts);
}
