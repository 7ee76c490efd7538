// Lint: after a form, people come to a page that is there: an address the house declares, or another form. What follows is
// said once.
import { nearestOf } from '../../../core/index.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import type { LinkedForm } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const nextPages: WholeLint = ({ model, report }) => {
  for (const form of model.forms) checkUnread(form, report);
  const { addresses } = model.house;
  if (addresses === undefined || model.incomplete) return;
  const known = [...addresses, ...model.forms.map(({ id }) => `/forms/${id}`)];
  for (const { form, file } of model.forms) {
    const go = form.submit?.then?.go;
    if (go === undefined || known.includes(go)) continue;
    const near = nearestOf(go, known);
    report({
      code: 'unknown-page',
      file,
      place: '/submit/then/go',
      message: `There is no page "${go}".`,
      remedy: didYouMean(
        near,
        `Take an address of ${HOUSE_FILE} ("addresses"), or "/forms/" and the name of a form.`,
      ),
      nearest: near,
    });
  }
};

/** A long text stands in place of the form, so that nobody reads a sentence there, or anything on the next page. */
function checkUnread({ form, file }: LinkedForm, report: Report): void {
  const { go, page, message } = form.submit?.then ?? {};
  if (page === undefined || (go === undefined && message === undefined)) return;
  const [answered, unread, why] =
    go === undefined
      ? ['page', 'message', 'the long text stands in place of the form']
      : ['go', 'page', 'people go on to another page'];
  report({
    code: 'not-read',
    file,
    place: `/submit/then/${unread}`,
    message: `"${unread}" would not be read: ${why}.`,
    remedy: `Keep "${answered}" or "${unread}", and take the other one out.`,
  });
}
