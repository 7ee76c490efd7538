// What somebody sent already and now corrects: the form begins with it, its files are there, and secrets that are not typed anew stay.
import {
  type Answers,
  carryOver,
  carryOverOpen,
  getAt,
  isBlank,
  maskedEnd,
  setAt,
} from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { findDraft } from '../store/forms/drafts.ts';
import { filesOfSubmission } from '../store/forms/form-files.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { openSecretsOf } from './masked.ts';
import { formOfRelease } from './releases.ts';
import { filesNamedIn, filesOfUse } from './sent-files.ts';
import type { OwnedForm } from './use.ts';

type Needs = Pick<ServerContext, 'db' | 'content' | 'services' | 'now'>;

/** The form as whoever sent something fills it in again; `owner` is that of the draft of its correction. */
export async function formSentBefore(
  server: Needs,
  { form, owner, ...use }: Pick<OwnedForm, 'form' | 'owner' | 'roles' | 'bounded' | 'offers'>,
  row: Submission,
): Promise<OwnedForm> {
  const { bundle } = form;
  const { data, release, submitted_at, corrected_at } = row;
  const [then, stored, all] = await Promise.all([
    formOfRelease(server, bundle.id, release),
    findDraft(server.db, { form_id: bundle.id, owner }),
    filesOfSubmission(server.db, row.id),
  ]);
  const secrets = carriedSecrets(server, form, row, then);
  const known = filesNamedIn(data, all);
  const begins = stored && !stored.closed ? stored.data : data;
  const savedAt = (corrected_at ?? submitted_at).toISOString();
  const { complete, ...files } = filesOfUse(server, { form, owner, sent: known });
  return {
    ...{ ...use, form, owner, route: 'form' },
    kept: release === bundle.release ? data : carryOver(bundle, data, then?.bundle).answers,
    ...files,
    complete: async (shown, answers) =>
      withSecrets((await complete?.(shown, answers)) ?? answers, secrets),
    sent: {
      draft: { data, revision: 0, release, savedAt },
      files: filesNamedIn(begins, known),
      ends: Object.fromEntries(
        Object.entries(secrets).map(([pointer, plain]) => [pointer, maskedEnd(plain)]),
      ),
    },
  };
}

type Secrets = Readonly<Record<string, string>>;

/** In the clear, by the pointers of this form. For the judge alone. */
function carriedSecrets(
  { services }: Needs,
  { bundle }: ReleasedForm,
  { id, secrets, release }: Submission,
  then: ReleasedForm | undefined,
): Secrets {
  const open = openSecretsOf(services.crypto, { row: `submission/${id}`, secrets });
  if (release === bundle.release) return open;
  const answers = withSecrets({}, open);
  const carried = carryOverOpen(bundle, answers, then?.bundle).answers;
  const places = Object.entries(bundle.fields).flatMap(([pointer, { secret }]) =>
    secret ? [pointer] : [],
  );
  return Object.fromEntries(
    places.flatMap((pointer) => {
      const plain = getAt(carried, pointer);
      return typeof plain === 'string' ? [[pointer, plain]] : [];
    }),
  );
}

/** Those that were not typed anew are as they were. */
const withSecrets = (answers: Answers, secrets: Secrets): Answers =>
  Object.entries(secrets).reduce<Answers>(
    (all, [pointer, plain]) => (isBlank(getAt(all, pointer)) ? setAt(all, pointer, plain) : all),
    answers,
  );
