// Lint: what must be answered can be answered: a required field is shown, or filled by a rule, a default or the start.
import {
  generic,
  isObject,
  rowSourceOf,
  toDotted,
  toPointer,
  widgetNamed,
} from '../../../core/index.ts';
import { pointerIn, targetsOf } from '../../compile/rules.ts';
import { optionsOf } from '../../link/fields.ts';
import type { FieldNode, LinkedForm } from '../../model/model.ts';
import { ofForms } from '../common/lint.ts';
import { alwaysHolds } from './together.ts';

const FILLS = new Set(['set', 'tag']);

export const neverAnswerable = ofForms((form, { report }) => {
  const filled = filledPlaces(form);
  const hidden = alwaysHidden(form);
  const isUnseen = (field: FieldNode) => field.unseen || hidden.has(field.pointer);
  const stuck = (field: FieldNode | undefined): field is FieldNode =>
    field !== undefined && isUnseen(field) && !isFilledSomehow(field, filled);
  for (const field of form.fields.values()) {
    const isStuck = isUnseen(field) || (isOnlyRead(field) && !isLoaded(form));
    if (!field.required || !isStuck || isFilledSomehow(field, filled)) continue;
    if (isDrawnByAnother(field, form)) continue;
    const why = isUnseen(field) ? 'it is never shown' : 'nobody can type into it';
    report({
      code: 'required-but-hidden',
      file: field.file,
      place: field.place,
      message: `The field "${toDotted(field.pointer)}" is required, but ${why} and nothing fills it.`,
      remedy: `${isUnseen(field) ? 'Show it' : 'Let people type into it'}, fill it by a rule or a default, or do not require it.`,
    });
  }
  for (const { rule, file, place } of form.placed) {
    if (rule.event.type !== 'require') continue;
    for (const target of targetsOf(rule)) {
      const field = form.fields.get(generic(pointerIn(rule, target.path)));
      if (!stuck(field) || isDrawnByAnother(field, form)) continue;
      report({
        code: 'required-but-hidden',
        file,
        place: `${place}${target.place}`,
        message: `The rule "${rule.name}" requires "${target.path}", but it is never shown and nothing fills it.`,
        remedy: 'Show it, fill it by a rule or a default, or do not require it.',
      });
    }
  }
});

/** Those that a rule hides whatever is answered, and what lies inside them. */
function alwaysHidden(form: LinkedForm): ReadonlySet<string> {
  const places = form.rules
    .filter((rule) => rule.event.type === 'hide' && alwaysHolds(form, rule))
    .flatMap((rule) => targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path))));
  const isHidden = (pointer: string) =>
    places.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  return new Set([...form.fields.keys()].filter(isHidden));
}

function filledPlaces(form: LinkedForm): ReadonlySet<string> {
  const byRules = form.rules
    .filter(({ event }) => FILLS.has(event.type))
    .flatMap((rule) => targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path))));
  const byStart = form.declared
    .flatMap(({ start }) => start)
    .map(({ to }) => generic(toPointer(to)));
  const byLookUps = [...form.fields.values()].flatMap(({ ui, pointer }) => {
    const fill = optionsOf(ui).fill;
    const set = isObject(fill) && isObject(fill.set) ? Object.keys(fill.set) : [];
    const beside = pointer.slice(0, pointer.lastIndexOf('/'));
    return set.map((path) => (path.startsWith('./') ? `${beside}/${path.slice(2)}` : path));
  });
  const bySources = [...form.fields.values()].flatMap(({ ui, pointer }) =>
    (rowSourceOf(optionsOf(ui))?.members ?? []).map(([member]) => `${pointer}/*/${member}`),
  );
  return new Set([...byRules, ...byStart, ...byLookUps, ...bySources]);
}

/** What is shown, not typed. */
export const isOnlyRead = ({ schema, ui }: FieldNode): boolean =>
  schema.readOnly === true ||
  ui['ui:readonly'] === true ||
  widgetNamed(String(ui['ui:widget']))?.onlyShows === true;

/** What such a form begins with is known elsewhere. */
const isLoaded = ({ form: { load, record } }: LinkedForm): boolean =>
  load !== undefined || record !== undefined;

const isFilledSomehow = (field: FieldNode, filled: ReadonlySet<string>): boolean =>
  field.schema.default !== undefined || isFilled(field, filled);

/** Filled itself, or as a part of something that is filled. */
const isFilled = ({ pointer }: FieldNode, filled: ReadonlySet<string>): boolean =>
  [...filled].some((place) => pointer === place || pointer.startsWith(`${place}/`));

/** Inside a row or object, whose own widget may draw or fill it. */
export const isDrawnByAnother = ({ pointer }: FieldNode, { fields }: LinkedForm): boolean => {
  const around = fields.get(pointer.slice(0, pointer.lastIndexOf('/')).replace(/\/\*$/, ''));
  return around !== undefined && (around.unseen || around.ui['ui:widget'] !== undefined);
};
