// Lint: the layout and the schema of a section speak of the same fields, each placed once.
import type { Schema, UiSchema } from '../../../core/index.ts';
import { isObject, itemsOf, joinPointer, nearestOf, propertiesOf } from '../../../core/index.ts';
import { isUnseen } from '../../link/fields.ts';
import type { LinkedSection } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { groupsOf, linesOf } from '../../texts/field-words.ts';
import { ofForms } from '../common/lint.ts';

export const layout = ofForms(({ sections }, { report }) => {
  for (const section of sections) {
    checkNode(section.ui, section.schema, '', section, report);
    checkPlaced(section, report);
  }
});

/** Every name in the layout is a field of the schema. */
function checkNode(
  ui: UiSchema,
  schema: Schema,
  place: string,
  section: LinkedSection,
  report: Report,
): void {
  const names = propertiesOf(schema);
  const known = (name: string, at: string): boolean => {
    if (names.has(name)) return true;
    const elsewhere = placeOf(name, schema);
    const near = elsewhere === undefined ? nearestOf(name, [...names.keys()]) : undefined;
    report({
      code: 'unknown-field-in-layout',
      file: section.uiFile,
      place: at,
      message: `The layout speaks of "${name}", but the schema has no such field.`,
      remedy:
        elsewhere ?? didYouMean(near, `Correct the name, or add the field to ${section.file}.`),
      nearest: near,
    });
    return false;
  };
  for (const [word, value] of Object.entries(ui)) {
    const at = `${place}${joinPointer([word])}`;
    if (word === 'ui:order' && Array.isArray(value)) {
      for (const [index, name] of value.entries()) {
        if (name !== '*') known(String(name), `${at}/${index}`);
      }
    }
    if (word === 'ui:groups') {
      for (const [index, group] of groupsOf(value).entries()) {
        for (const [position, name] of group.fields.entries()) {
          known(name, `${at}/${index}/fields/${position}`);
        }
      }
    }
    if (word === 'ui:lines') {
      for (const [index, line] of linesOf(value).entries()) {
        for (const [position, name] of line.fields.entries()) {
          known(name, `${at}/${index}/fields/${position}`);
        }
      }
    }
    if (word.startsWith('ui:') || !isObject(value)) continue;
    if (word === 'items' && schema.items !== undefined) {
      checkNode(value, schema.items, at, section, report);
    } else if (known(word, at)) checkNode(value, names.get(word) ?? {}, at, section, report);
  }
}

/** Where a name belongs that stands at the wrong level of the layout. */
function placeOf(name: string, schema: Schema): string | undefined {
  if (propertiesOf(itemsOf(schema) ?? {}).has(name))
    return `It is a field of the rows: write it below "items": { "${name}": … }.`;
  return name === 'properties'
    ? `Fields stand in the layout by their names, without "${name}" around them.`
    : undefined;
}

/** With groups, every field of the section stands in exactly one of them, or is not shown. */
function checkPlaced({ ui, uiFile, schema }: LinkedSection, report: Report): void {
  const groups = groupsOf(ui['ui:groups']);
  const placed = groups.flatMap(({ fields }, index) =>
    fields.map((name, position) => ({ name, at: `/ui:groups/${index}/fields/${position}` })),
  );
  for (const [index, { name, at }] of placed.entries()) {
    if (placed.findIndex((other) => other.name === name) === index) continue;
    report({
      code: 'two-claims',
      file: uiFile,
      place: at,
      message: `The field "${name}" is placed in two groups.`,
      remedy: 'Leave it in one of them.',
    });
  }
  for (const [index, { id }] of groups.entries()) {
    if (groups.findIndex((other) => other.id === id) === index) continue;
    report({
      code: 'two-claims',
      file: uiFile,
      place: `/ui:groups/${index}/id`,
      message: `Two groups are named "${id}".`,
      remedy: 'Give one of them another name: their headings are found by it.',
    });
  }
  if (groups.length === 0) return;
  if (ui['ui:order'] !== undefined) {
    report({
      code: 'order-not-read',
      file: uiFile,
      place: '/ui:order',
      message: '"ui:order" would not be read: the fields come in the order of "ui:groups".',
      remedy: 'Put the fields in order there, and take "ui:order" out.',
    });
  }
  for (const name of propertiesOf(schema).keys()) {
    const node = ui[name];
    if (placed.some((entry) => entry.name === name) || (isObject(node) && isUnseen(node))) continue;
    report({
      code: 'field-not-in-layout',
      file: uiFile,
      place: '/ui:groups',
      message: `The schema has the field "${name}", but no group shows it.`,
      remedy: 'Add it to a group, or mark it "ui:hidden": true if nobody types it.',
      about: name,
    });
  }
}
