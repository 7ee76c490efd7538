// Opens the form of a claim on a case: with the draft that its attorney left of it, or as a claim stands that was made.

import {
  type Answers,
  type JsonObject,
  mappedAnswers,
  startAnswers,
} from '../../../runtime/core/index.ts';
import { createFormStore } from '../../../runtime/react/index.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { typedAnswer } from '../../calls/typed.ts';
import { AppError } from '../../common/errors.ts';
import { asMember } from '../../host/as-member.ts';
import { beginDraft } from '../../host/begin-draft.ts';
import { formContext } from '../../host/context.ts';
import { openForm } from '../../host/open.ts';
import type { Opened } from '../../host/opened.ts';
import type { OpenedDraft } from '../../host/use-draft.ts';
import type { Portal } from '../../portal/portal.tsx';
import { tokenOf } from '../../session/selectors.ts';
import { FORMS, type Kind } from './kinds.ts';

/** The page, as rules know it; the server says the same. */
const ROUTE = 'claims';

export interface Wanted {
  readonly kind: Kind;
  /** The case, as its details tell it. */
  readonly one: JsonObject;
}

/** What rules know of the case while the list is set so: what is un-billed takes no claim under another filter (CDL-11, OR-123). */
export const contextAt = (form: Opened['form'], one: JsonObject, filter?: string): JsonObject => {
  const isOpen = one.claim_id === '' && filter !== undefined;
  return formContext(form.bundle, ROUTE, { case: isOpen ? { ...one, filter } : one });
};

export interface OpenedStanding extends Opened {
  /** The answers it was made of, and what is told of it since; nothing that rules make of its case as it is today. */
  readonly said: Answers;
}

/** A claim that was made, as it stands, with what was sent of it. */
export async function openStanding(portal: Portal, { kind, one }: Wanted): Promise<OpenedStanding> {
  const form = await formOf(portal, kind);
  const context = contextAt(form, one);
  const answers = await startAnswers(form.bundle, context);
  const store = createFormStore({ ...form, answers, context, calls: portal.calls });
  const said = { ...mappedAnswers(form.bundle, context), ...(one.claim as Answers) };
  return { form, store, said };
}

/** A new claim, with what was typed before on this case. */
export async function openNew(portal: Portal, { kind, one }: Wanted): Promise<OpenedDraft> {
  const { content, session } = portal;
  const calls = asMember(portal.calls, tokenOf(session.get()));
  const about = String(one.number);
  const id = FORMS[kind];
  const [current, answered] = await Promise.all([
    formOf(portal, kind),
    calls('form_draft_load', { id, about }),
  ]);
  const answer = typedAnswer('form_draft_load', answered);
  return beginDraft(
    { content, calls },
    {
      current,
      key: ['form', id, session.get().user?.id, about].join(':'),
      loaded: answer.ok ? answer.body : undefined,
      route: ROUTE,
      records: { case: one },
      holds: withoutFiles,
    },
  );
}

type Files = SomeAnswersOf<'matter-claim' | 'cdl-claim', 'files'>;

/** The bytes of chosen files went with the page that held them: they are chosen again. */
function withoutFiles(answers: Answers): Answers {
  const { files: _, ...fields } = answers as Answers & Files;
  return fields;
}

async function formOf({ content }: Portal, kind: Kind): Promise<Opened['form']> {
  const form = await openForm(content, FORMS[kind]);
  if (!form) throw new AppError('NO_CONTENT', { form: FORMS[kind] });
  return form;
}
