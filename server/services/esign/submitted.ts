// Prints a stored submission as it was reviewed: in the form and wording it was submitted under, whatever was published since.
import { bundleFrom } from '../../../runtime/content/index.ts';
import {
  type Answers,
  contextAtSubmit,
  type FormBundle,
  getAt,
  isBlank,
  type JsonObject,
  type JudgeInput,
  type Judgement,
  setAt,
  todayIn,
} from '../../../runtime/core/index.ts';
import { agreedAnnexes } from '../../store/applicants/agreed-annexes.ts';
import { findBundle } from '../../store/content/releases.ts';
import type { Submission } from '../../store/forms/submissions.ts';
import type { Annex } from '../documents/index.ts';
import { knownFiles } from '../files/known.ts';
import type { PrintablePdf, Shelf } from '../ports.ts';
import type { EsignNeeds } from './port.ts';

/** The document to sign, not printed yet, on bare pages; `shelves` are where its files may be. */
export async function submittedPdf(
  needs: EsignNeeds,
  submission: Submission,
  shelves: readonly Shelf[],
): Promise<PrintablePdf> {
  const form = await bundleOf(needs, submission);
  const answers = withSecrets(needs, submission);
  const annexes = await agreedAnnexes<Annex>(needs.db, submission.id);
  return needs.documents.application({
    form,
    answers,
    kind: 'enrollment',
    states: await statesIn(needs, { form, answers, submitted: submission.submitted_at }),
    submitted: submission.submitted_at,
    ...(annexes && { annexes: annexes }),
    files: await knownFiles(needs.files, shelves),
    bare: true,
  });
}

async function bundleOf(needs: EsignNeeds, { form_id, release }: Submission): Promise<FormBundle> {
  const current = needs.content().forms[form_id]?.bundle;
  if (current?.release === release) return current;
  const storedBundle = await findBundle(needs.db, form_id, release);
  if (storedBundle) return bundleFrom(storedBundle.body, needs.content().app);
  throw new Error(`The release ${release} of ${form_id} is not kept; its document cannot be made.`);
}

/**
 * What the rules of that release did not show, such as an agreement for other attorneys only. Whatever has an answer was
 * shown: a submission keeps nothing that is hidden.
 */
async function statesIn(
  { judge }: EsignNeeds,
  { form, answers, submitted }: { form: FormBundle; answers: Answers; submitted: Date },
): Promise<Judgement['fields']> {
  const context = contextAtSubmit(form, {
    route: form.id,
    today: todayIn(form.timeZone, submitted),
  });
  const input: JudgeInput = { answers, context, moment: 'submit' };
  const made = await judge({ bundle: JSON.stringify(form), input: JSON.stringify(input) });
  const { fields } = JSON.parse(made.toString()) as Judgement;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([pointer, { hidden }]) => !hidden || isBlank(getAt(answers, pointer)),
    ),
  );
}

/** Tax and bank numbers are printed by their last four, so the printer has to see them. */
function withSecrets({ crypto }: EsignNeeds, { id, data, secrets }: Submission): Answers {
  return Object.entries(secrets).reduce<Answers>((answers, [pointer, sealed]) => {
    if (typeof sealed !== 'string') return answers;
    const plain = crypto.decrypt(sealed, { row: `submission/${id}`, field: pointer });
    return setAt(answers, pointer, plain);
  }, data as JsonObject);
}
