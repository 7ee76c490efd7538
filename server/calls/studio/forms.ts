// The calls that look at a form of a change: its outline, what can be said of it and of its fields, and what a new one would be.
import {
  formIdFor,
  formSettings,
  inspectedAt,
  outlineOf,
  usesOf,
} from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { formInUse } from '../../store/forms/in-use.ts';
import { changeCandidate } from '../../studio/candidate/index.ts';
import { lookAtImport } from '../../studio/forms/look-at-import.ts';
import { metaSchemas } from '../../studio/forms/meta.ts';
import { usesInWords } from '../../studio/forms/uses-in-words.ts';
import type { Call } from '../common/call.ts';

const studioOutline: Call = {
  id: 'studio_outline',
  async handle(server, { payload: { change, form } }) {
    const { source, seq } = await changeCandidate(server, change);
    const outline = outlineOf(source, form);
    if (!outline) throw new Refusal('NOT_FOUND');
    return { status: 'success', data: { seq, ...outline } };
  },
};

const studioField: Call = {
  id: 'studio_field',
  async handle(server, { payload: { change, section, field } }) {
    const { source, seq } = await changeCandidate(server, change);
    const inspected = inspectedAt(source, metaSchemas(), { section, field });
    if (!inspected) throw new Refusal('NOT_FOUND');
    const uses = usesInWords(server.content.texts, usesOf(source, section, field));
    return { status: 'success', data: { seq, section, field, ...inspected, uses } };
  },
};

const studioFormSettings: Call = {
  id: 'studio_form_settings',
  async handle(server, { payload: { change, form } }) {
    const { source, seq } = await changeCandidate(server, change);
    const settings = formSettings(source, metaSchemas().form, form);
    if (!settings) throw new Refusal('NOT_FOUND');
    const inUse = await formInUse(server.db, form);
    return { status: 'success', data: { seq, form, settings, ...inUse } };
  },
};

const studioFormLook: Call = {
  id: 'studio_form_look',
  async handle(server, { payload: { change, title, schema, ui } }) {
    const candidate = await changeCandidate(server, change);
    const id = formIdFor(candidate.source, title);
    const nothing = { lines: [], faults: [], files: [] };
    const looked =
      schema === undefined ? nothing : await lookAtImport(server, candidate, { id, schema, ui });
    return { status: 'success', data: { id, ...looked } };
  },
};

export const formCalls: readonly Call[] = [
  studioOutline,
  studioField,
  studioFormSettings,
  studioFormLook,
];
