// Lint: what a case names besides fields is there: the section that is left, dialogs, kinds of fault.
import { isObject, type Json, nearestOf } from '../../../core/index.ts';
import type { CaseFile, LinkedForm } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { FAULT_CODES } from '../../texts/fault-codes.ts';
import { ofUnits } from '../common/lint.ts';

export const caseNames = ofUnits((form, { model, report }) => {
  if (model.unread.has(form.casesFile) || model.unread.has(form.rulesFile)) return;
  for (const [index, example] of form.cases.entries())
    for (const { name, known, what, place } of namesIn(form, example))
      if (!known.includes(name))
        tell(form, { name, known, what, place: `/cases/${index}${place}` }, example, report);
});

interface Named {
  readonly name: string;
  readonly known: readonly string[];
  /** What it is the name of. */
  readonly what: string;
  readonly place: string;
}

const LEAVING = 'leave:';

function namesIn(form: LinkedForm, { moment = 'edit', expect }: CaseFile): readonly Named[] {
  const dialogs = form.rules.flatMap(({ event }) =>
    event.type === 'open' ? [String(event.params.dialog)] : [],
  );
  const opened = ['opens', 'notOpens'].flatMap((word) =>
    listIn(expect[word]).map((name, at) => ({
      name: String(name),
      known: dialogs,
      what: 'a dialog that a rule opens',
      place: `/expect/${word}/${at}`,
    })),
  );
  // Of what must not be there, a wrong name would always hold; of what must, the case fails and says what is there.
  const codes = ['noFaults', 'noWarnings'].flatMap((word) =>
    listIn(expect[word]).flatMap((one, at) =>
      isObject(one) && typeof one.code === 'string'
        ? [
            {
              name: one.code,
              known: [...FAULT_CODES],
              what: 'a kind of fault',
              place: `/expect/${word}/${at}/code`,
            },
          ]
        : [],
    ),
  );
  const left = moment.startsWith(LEAVING)
    ? [
        {
          name: moment.slice(LEAVING.length),
          known: form.sections.map(({ id }) => id),
          what: 'a section of this form',
          place: '/moment',
        },
      ]
    : [];
  return [...left, ...opened, ...codes];
}

const listIn = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

function tell(
  { casesFile }: LinkedForm,
  { name, known, what, place }: Named,
  example: CaseFile,
  report: Report,
): void {
  const near = nearestOf(name, known);
  const listed =
    known.length > 0 ? `Known are: ${[...new Set(known)].join(', ')}.` : 'There is none.';
  report({
    code: 'unknown-name',
    file: casesFile,
    place,
    message: `The case "${example.name}" names "${name}", which is not ${what}.`,
    remedy: didYouMean(near, known.length > 12 ? 'Correct the name.' : listed),
    nearest: near,
  });
}
