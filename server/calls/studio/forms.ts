// The calls that look at a form of a change: its outline, and what can be said of one of its fields.
import { inspectedAt, outlineOf, usesOf } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { changeCandidate } from '../../studio/candidate/index.ts';
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

export const formCalls: readonly Call[] = [studioOutline, studioField];
