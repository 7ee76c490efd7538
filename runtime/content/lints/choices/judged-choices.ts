// Lint: what may be chosen from a call is known where sent answers are judged; otherwise every one of them would fail there.
import { isObject, type Json, placeOf, rowSourceOf, widgetNamed } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import { type FieldNode, type LinkedForm, type Model, unitsOf } from '../../model/model.ts';
import type { CallContract } from '../../model/types.ts';
import type { WholeLint } from '../common/lint.ts';

/** A call that is asked while answers are judged, and what for. */
interface Asked {
  readonly id: Json | undefined;
  readonly file: string;
  readonly place: string;
  readonly judges: NonNullable<CallContract['judges']>;
}

export const judgedChoices: WholeLint = ({ model, report }) => {
  for (const { id, file, place, judges } of [
    ...unitsOf(model).flatMap(ofFields),
    ...ofViews(model),
  ]) {
    const call = typeof id === 'string' ? model.calls.get(id) : undefined;
    if (call === undefined || call.judges === judges) continue;
    const known = [...model.calls.values()].filter((other) => other.judges === judges);
    report({
      code: 'unjudged-call',
      file,
      place,
      message: `The server cannot judge answers by the call "${call.id}": it does not know what the call ${judges === 'choices' ? 'offers' : 'finds'}.`,
      remedy: `Take one it knows (${known.map((other) => other.id).join(', ') || 'there is none'}), or have an engineer answer it in server/choices and write "judges": "${judges}" in schemas/calls/${call.id}.json.`,
    });
  }
};

/** The calls of fields that have no other choices than a call's, and of the look-ups that fill them. */
function ofFields({ fields, sections, file: formFile }: LinkedForm): readonly Asked[] {
  const all = [...fields.values()];
  const choosing = new Set(all.filter(isChoosing).map(({ pointer }) => pointer));
  return all.flatMap((field) => {
    const { options, fill } = optionsOf(field.ui);
    const file = sections.find(({ id }) => id === field.section)?.uiFile ?? formFile;
    const at = `${uiPlace(field)}/ui:options`;
    const filled = isObject(fill) && isObject(fill.set) ? Object.keys(fill.set) : [];
    const asked: Asked[] = [];
    const source = rowSourceOf(optionsOf(field.ui));
    if (source !== undefined && source.changed !== 'keep')
      asked.push({ id: source.call, file, place: `${at}/source/call`, judges: 'choices' });
    if (choosing.has(field.pointer) && isObject(options))
      asked.push({ id: options.call, file, place: `${at}/options/call`, judges: 'choices' });
    if (isObject(fill) && filled.some((to) => choosing.has(placeOf(to, field.pointer))))
      asked.push({ id: fill.call, file, place: `${at}/fill/call`, judges: 'values' });
    return asked;
  });
}

function isChoosing({ schema, ui }: FieldNode): boolean {
  const { options, transient } = optionsOf(ui);
  const asks = widgetNamed(widgetAt(schema, ui))?.asksChoices === true;
  return asks && transient !== true && isObject(options) && options.call !== undefined;
}

/** The calls of tables whose rows a person takes into a list. */
const ofViews = ({ views }: Model): readonly Asked[] =>
  [...views.values()].flatMap(({ file, view: { into, source } }) =>
    isObject(into) && isObject(source)
      ? [{ id: source.call, file, place: '/source/call', judges: 'choices' as const }]
      : [],
  );
