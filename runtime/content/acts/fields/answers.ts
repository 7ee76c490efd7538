// What becomes of answers that are saved when a form asks otherwise: a step for every form that has been published with the field.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { FieldWay, SectionId } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import { isNoun } from '../../texts/asked-words.ts';
import { filesOfSection, formsWith, namesOn } from '../common/place.ts';

/** `contacts.*.email`, as migrations and rules name a field. */
export const dotted = (way: FieldWay): string => namesOn(way).join('.');

/** Was the field ever published in one of the forms that have its section? */
export const wasPublished = (source: ContentSource, section: SectionId, way: FieldWay): boolean =>
  formsWith(source, section).some((form) => {
    const released = jsonOf(source.get(`schemas/released/${form}.json`));
    return isObject(released) && isObject(released.fields) && Object.hasOwn(released.fields, way);
  });

/** What is said where an answer is left out whose label makes no sentence of itself. */
export const sentenceFor = (label: string): string => `Please answer this: ${label}`;

/** What is said of a question that has to be answered, besides its label: of one whose label makes a sentence nothing. */
export const requiredWords = (label: string): Readonly<Record<string, string>> =>
  isNoun(label) ? {} : { 'error.required': sentenceFor(label) };

/** Who has begun a form is asked for what it did not ask before when they come back. */
export function newlyAsked(
  source: ContentSource,
  section: SectionId,
  way: FieldWay,
): readonly Part[] {
  const isKept = formsWith(source, section).some((form) =>
    source.has(`schemas/released/${form}.json`),
  );
  return isKept && !way.includes('*')
    ? stepParts(source, section, { op: 'default', field: dotted(way), value: null })
    : [];
}

/** The parts that say what becomes of saved answers; none where nothing can be saved under this name. */
export function migrationParts(
  source: ContentSource,
  section: SectionId,
  way: FieldWay,
  step: JsonObject,
): readonly Part[] {
  return wasPublished(source, section, way) ? stepParts(source, section, step) : [];
}

function stepParts(source: ContentSource, section: SectionId, step: JsonObject): readonly Part[] {
  const own = filesOfSection(section);
  if (!own) return [];
  const file =
    own.form === '' ? `schemas/${section}/section.json` : `schemas/forms/${own.form}/form.json`;
  const now = jsonOf(source.get(file));
  if (now === undefined) {
    const text = JSON.stringify({
      $schema: '../../meta/shared-section.schema.json',
      migrations: [step],
    });
    return [{ kind: 'file', path: file, text: `${text}\n` }];
  }
  const before: readonly Json[] =
    isObject(now) && Array.isArray(now.migrations) ? now.migrations : [];
  return [{ kind: 'member', file, at: ['migrations'], value: [...before, step] }];
}
