// Sets one word of a field: of its schema, its layout, or the options of its widget.
import type { Json } from '../../../core/index.ts';
import type { SetWord } from '../../commands/act.ts';
import type { Told } from '../../commands/told.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { layoutParts, partsFor } from '../common/layout.ts';
import { calledIn, filesOfSection, layoutWay, schemaAt } from '../common/place.ts';

export function setWord(source: ContentSource, act: SetWord): Expanded {
  const { section, field, of, name, value } = act;
  const place = schemaAt(source, section, field);
  const files = filesOfSection(section);
  if (!place || !files || field === '') return { fault: 'no-field' };
  const told: Told = {
    said: value === undefined ? 'unset' : 'set',
    values: { of: calledIn(source, section, field), word: name, to: shown(value) },
  };
  if (of === 'schema') {
    const at = [...place.at, name];
    const now = place.schema[name];
    return { told, parts: partsFor({ file: place.file, at, now, value }) };
  }
  const way = [...layoutWay(field), ...(of === 'options' ? ['ui:options'] : []), name];
  return { told, parts: layoutParts(source, files.ui, way, value) };
}

/** As it stands in a sentence. */
const shown = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
