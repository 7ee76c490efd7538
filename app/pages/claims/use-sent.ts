// What is sent of a claim, and what follows: its files, the list of what is billed, and nothing lost where a file fails.

import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Answers, isObject, type JsonObject, sentOf } from '../../../runtime/core/index.ts';
import type { Autosave } from '../../../runtime/react/index.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { askAgain } from '../../calls/reading.tsx';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import type { OpenedDraft } from '../../host/use-draft.ts';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { claimNumber } from './claim-number.ts';
import type { Held, Kind } from './kinds.ts';
import { nameCase } from './named-case.ts';
import { sayNotTaken } from './say-unsent.ts';
import { chosenFiles, sendClaimFiles } from './send-files.ts';

type Listed = SomeAnswersOf<'matter-claim' | 'cdl-claim', 'files/*/name'>;

/** Calls whose answers tell of claims too. */
const TOLD = ['case_list', 'matter_case_details', 'cdl_case_details', 'dashboard_details'] as const;

interface About {
  readonly kind: Kind;
  /** The number of the case. */
  readonly about: string;
  readonly autosave: Autosave;
}

/** The claim as its call takes it. The form makes the number of a Matter claim; the number of the answer counts (OR-51). */
export function usePayload({ form }: OpenedDraft, { kind, about, autosave }: About) {
  // One for all tries: a claim whose answer was lost is known again by what was sent.
  const [claim_number] = useState(claimNumber);
  const username = useSession(({ user }) => user?.username);
  return useCallback(
    (answers: Answers): JsonObject => {
      const numbered = kind === 'Matter' ? { ...answers, claim_number } : answers;
      const { data } = sentOf(form.bundle, numbered);
      const { files = [] } = answers as Listed;
      const pdfFile = files.map(({ name }) => String(name));
      const case_details = { number: about, case_type: kind };
      const revision = autosave.revision();
      return {
        data: { ...(isObject(data) && data), case_details, pdfFile },
        ...(revision !== undefined && { revision }),
        ...(username !== undefined && { username }),
      };
    },
    [form, kind, about, autosave, claim_number, username],
  );
}

interface Sends {
  readonly kind: Kind;
  readonly one: JsonObject;
  readonly held: Held;
  readonly opened: OpenedDraft;
}

export function useSent({ kind, one, held, opened }: Sends, autosave: Autosave) {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  const onSent = async ({ data, message }: AnswerOf<'create_claim'>): Promise<void> => {
    autosave.forget();
    autosave.dispose();
    portal.toasts.show('success', message || t('app.claims.created'));
    const { claim_id, claim_number } = data.data;
    const files = chosenFiles(opened.store);
    const left = await sendClaimFiles(portal, { kind, claim_id, claim_number }, files);
    const next = new URLSearchParams({ type: kind, status: 'In Process' });
    if (left.length > 0) {
      sayNotTaken(portal, t, left);
      // The claim stands: it is opened with the files that are still here to be sent again (OR-52).
      held.set(
        claim_id,
        left.map(({ body }) => body),
      );
      const { auth_id, id } = one;
      const ofMatter = kind === 'Matter' && { auth: String(auth_id), ap: String(id) };
      nameCase(next, { number: String(one.number), claim: claim_id, ...ofMatter });
    }
    for (const call of TOLD) void askAgain(call);
    navigate({ search: `?${next}` });
  };
  const onRefused = (refused: Refused): void => sayNotTaken(portal, t, [{ refused }]);
  return { onSent, onRefused };
}
