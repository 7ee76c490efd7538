// Lint: every call a form or a view makes has a contract.
import { isObject, nearestOf } from '../../../core/index.ts';
import { usedCalls } from '../../link/used-calls.ts';
import { didYouMean } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const callNames: WholeLint = ({ model, report }) => {
  const inViews = [...model.views.values()].flatMap(({ file, view }) => {
    const source = view.source;
    return isObject(source) ? [{ id: String(source.call), file, place: '/source/call' }] : [];
  });
  for (const { id, file, place } of [...model.forms.flatMap(usedCalls), ...inViews]) {
    if (model.calls.has(id) || model.source.has(`schemas/calls/${id}.json`)) continue;
    const near = nearestOf(id, [...model.calls.keys()]);
    report({
      code: 'unknown-call',
      file,
      place,
      message: `There is no call "${id}".`,
      remedy: didYouMean(near, `Calls are described in schemas/calls, one file each.`),
      nearest: near,
    });
  }
};
