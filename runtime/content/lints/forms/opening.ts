// Lint: a form opens before it closes, on days and at times that there are, and counts persons only where somebody knows them.
import { clockAhead, isWholeDay, momentAt, openSpan } from '../../../core/index.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import type { LinkedForm, Model } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';

export const opening = ofForms((form, { model, report }) => {
  const { open, limit, submit, record } = form.form;
  if (submit?.call !== undefined || record !== undefined) {
    for (const word of ['open', 'limit'] as const)
      if (form.form[word] !== undefined)
        report({
          code: 'not-read',
          file: form.file,
          place: `/${word}`,
          message: `"${word}" says nothing here: what this form sends goes to a call of its own.`,
          remedy: 'Take it out.',
        });
    return;
  }
  if (open) checkSpan(form, model.house.timeZone, report);
  if (limit) checkLimit(form, model, report);
});

function checkSpan({ file, form }: LinkedForm, timeZone: string, report: Report): void {
  const { open = {} } = form;
  const wrong = (['from', 'until'] as const).filter((word) => {
    const text = open[word];
    return text !== undefined && !exists(text, timeZone);
  });
  for (const word of wrong)
    report({
      code: 'no-such-moment',
      file,
      place: `/open/${word}`,
      message: `There is no ${open[word]} on the calendar and the clocks of ${timeZone}.`,
      remedy: 'Write a day as YYYY-MM-DD, a moment as YYYY-MM-DDTHH:MM.',
    });
  const { from, until } = openSpan({ open, timeZone });
  if (wrong.length > 0 || !from || !until || from < until) return;
  report({
    code: 'never-open',
    file,
    place: '/open/until',
    message: `The form would never be open: it closes on ${open.until}, before it opens on ${open.from}.`,
    remedy: 'Let it close after it opens.',
  });
}

/** A day that is none turns into another, and so does an hour that clocks skip. */
function exists(text: string, timeZone: string): boolean {
  const typed = isWholeDay(text) ? `${text}T12:00` : text;
  const moment = momentAt(typed, timeZone);
  if (!moment) return false;
  const shown = new Date(moment.getTime() + clockAhead(timeZone, moment));
  return shown.toISOString().startsWith(typed);
}

function checkLimit({ file, form }: LinkedForm, { house }: Model, report: Report): void {
  const { all, each } = form.limit ?? {};
  if (each === undefined) return;
  const known = Object.values(house.callers).some(({ roles }) => roles?.includes(form.access));
  if (!known)
    report({
      code: 'limit-misfit',
      file,
      place: '/limit/each',
      message: `Nobody knows who sends a form that is open to "${form.access}", so that nobody can count how often somebody did.`,
      remedy: `Take "each" out, or open the form to a role that some caller of ${HOUSE_FILE} has.`,
    });
  if (all !== undefined && each > all)
    report({
      code: 'limit-misfit',
      file,
      place: '/limit/each',
      message: `Each person could send it ${each} times, but ${all} are taken in all.`,
      remedy: 'Let "each" be no more than "all".',
    });
}
