// Brings the files of one section together: those in a form's own folder, or those of a section that any form can use.
import type { UiSchema } from '../../core/index.ts';
import { nearestOf } from '../../core/index.ts';
import {
  type ByRoles,
  type Declaration,
  type LinkedSection,
  type SectionFile,
  SHARED_FOLDER,
  SHARED_WORDS,
} from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';
import { didYouMean, type Report } from '../read/faults.ts';
import { deref, type Linked } from '../schema/deref.ts';
import { type Checked, type RulesAndCases, rulesNamed, withoutNotes } from './checked.ts';
import { withToldShown } from './told-members.ts';

/** A section with its schema linked, before it is known which form it stands in. */
export interface SectionPart extends Omit<LinkedSection, 'prefixes' | 'schema'> {
  readonly linked: Linked;
  /** Whom the form that uses it says it is for. */
  readonly roles?: ByRoles;
  /** What comes with a shared section: its declaration, its rules and their cases. */
  readonly comes?: Declaration & RulesAndCases;
}

/** A section any form can use. */
export interface SharedPart extends SectionPart {
  readonly comes: Declaration & RulesAndCases;
}

/** Names of the shared sections: the folders of `schemas/sections`. */
export function sharedNames(source: ContentSource): readonly string[] {
  const files = [...source.keys()].filter((file) => file.startsWith(SHARED_FOLDER));
  return [...new Set(files.map((file) => file.split('/')[2] ?? ''))];
}

/** A section any form can use; undefined where one of its files is missing or was refused. */
export function sharedSection(
  name: string,
  checked: Checked,
  report: Report,
): SharedPart | undefined {
  const folder = `${SHARED_FOLDER}${name}/`;
  for (const wanted of filesOf(`${folder}section`)) {
    if (!checked.source.has(wanted)) reportIncomplete(name, wanted, checked, report);
  }
  const file = `${folder}section.json`;
  const declared = checked.passed.has(file) ? (checked.values.get(file) as SectionFile) : {};
  const part = partOf(name, `${folder}section`, checked, report);
  if (part === undefined || (checked.source.has(file) && !checked.passed.has(file))) return;
  return {
    ...part,
    shared: true,
    comes: {
      file,
      start: declared.start?.map ?? [],
      migrations: declared.migrations ?? [],
      expects: declared.expects ?? [],
      ...rulesNamed(`sections/${name}`, checked),
    },
  };
}

/** A section of one form; `at` is the place in form.json that names it. */
export function ownSection(
  name: string,
  at: { readonly file: string; readonly place: string },
  checked: Checked,
  report: Report,
): SectionPart | undefined {
  const base = `${at.file.slice(0, -'form.json'.length)}${name}`;
  for (const wanted of filesOf(base)) {
    // A file that is there but cannot be read has a fault of its own.
    if (!checked.source.has(wanted)) reportNoFile(name, wanted, at, checked.source, report);
  }
  return partOf(name, base, checked, report);
}

/** Beginnings of the keys of a section's own words in a form. */
export const sectionPrefixes = (formId: string, { id, shared }: SectionPart): readonly string[] =>
  shared ? [`${formId}.${id}`, `${SHARED_WORDS}${id}`] : [`${formId}.${id}`];

/** Beginnings of the keys of what stands in a section, by form. */
export const fieldPrefixes = (formId: string, { id, shared }: SectionPart): readonly string[] =>
  shared ? [formId, `${SHARED_WORDS}${id}`] : [formId];

const filesOf = (base: string): readonly [string, string] => [
  `${base}.schema.json`,
  `${base}.ui.json`,
];

function partOf(
  id: string,
  base: string,
  { values, passed }: Checked,
  report: Report,
): SectionPart | undefined {
  const [file, uiFile] = filesOf(base);
  if (!passed.has(file) || !passed.has(uiFile)) return undefined;
  const linked = deref(values, file, report);
  const ui = withoutNotes((values.get(uiFile) ?? {}) as UiSchema);
  return {
    id,
    file,
    uiFile,
    linked,
    ui: withToldShown(ui, linked.schema),
    shared: false,
  };
}

function reportIncomplete(name: string, wanted: string, { source }: Checked, report: Report): void {
  const [file = ''] = [...source.keys()].filter((one) =>
    one.startsWith(`${SHARED_FOLDER}${name}/`),
  );
  report({
    code: 'missing-section-file',
    file,
    place: '',
    message: `The section "${name}" needs the file ${wanted}, which is not there.`,
    remedy: 'Add the file, or take the folder of the section away.',
  });
}

function reportNoFile(
  name: string,
  wanted: string,
  at: { readonly file: string; readonly place: string },
  source: ContentSource,
  report: Report,
): void {
  const ending = wanted.endsWith('.ui.json') ? '.ui.json' : '.schema.json';
  // Only a file beside it can be the one that was meant: those of other forms have names alike.
  const folder = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const near = nearestOf(
    wanted,
    [...source.keys()].filter((file) => file.startsWith(folder) && file.endsWith(ending)),
  );
  const isShared = sharedNames(source).includes(name);
  report({
    code: 'missing-section-file',
    ...at,
    message: `The section needs the file ${wanted}, which is not there.`,
    remedy: isShared
      ? `Write { "use": "${name}" } for the section that lies in ${SHARED_FOLDER}${name}.`
      : didYouMean(near, 'Add the file, or take the section out of the list.'),
    nearest: near,
  });
}
