// Makes a form of its sections: one set of fields, one list of rules, with the file that each of them stands in.
import type { GenericPointer } from '../../core/index.ts';
import { nearestOf } from '../../core/index.ts';
import {
  type FieldNode,
  type FormFile,
  type LinkedForm,
  SHARED_FOLDER,
  SHARED_WORDS,
} from '../model/model.ts';
import { didYouMean, type Report } from '../read/faults.ts';
import { type Checked, type RulesAndCases, rulesNamed } from './checked.ts';
import { fieldsOf } from './fields.ts';
import { withFormFiles } from './form-files.ts';
import { reportName } from './link-calls.ts';
import {
  fieldPrefixes,
  ownSection,
  type SectionPart,
  type SharedPart,
  sectionPrefixes,
  sharedNames,
} from './link-section.ts';
import { mergeSections } from './merge-sections.ts';

interface Around {
  readonly checked: Checked;
  /** The sections any form can use, by name. */
  readonly parts: ReadonlyMap<string, SharedPart>;
  readonly report: Report;
}

/** A form before it is known which facts of the context its rules may read. */
export type Unfactual = Omit<LinkedForm, 'facts'>;

/** A form and all that belongs to it; undefined where a section of it is missing or was refused. */
export function linkForm(file: string, form: FormFile, around: Around): Unfactual | undefined {
  const { checked, report } = around;
  const id = file.split('/').at(-2) ?? '';
  if (form.id !== id) reportName(file, form.id, id, report);
  const parts: SectionPart[] = [];
  for (const [index] of form.sections.entries()) {
    const part = partAt(index, file, form, around);
    if (part === undefined) return undefined;
    if (parts.some((one) => one.id === part.id)) reportTwice(part.id, file, index, report);
    else parts.push(part);
  }
  const own = rulesNamed(id, checked);
  return {
    ...joined(id, file, form, parts, report),
    ...own,
    ...holding([...parts.flatMap(({ comes }) => comes ?? []), own]),
    declared: [
      ...parts.flatMap(({ comes }) => comes ?? []),
      {
        file,
        start: form.start?.map ?? [],
        migrations: form.migrations ?? [],
        expects: [],
      },
    ],
  };
}

/** A shared section alone, as a form that has nothing else: its rules are looked at and its cases run on this. */
export function aloneOf(part: SharedPart): Unfactual {
  const id = `${SHARED_WORDS}${part.id}`;
  const form: FormFile = {
    id,
    kind: 'single',
    access: 'public',
    sections: [{ use: part.id }],
  };
  const own = part.comes;
  return {
    // Faults within the section were or will be told of the forms.
    ...joined(id, own.file, form, [part], () => undefined),
    rulesFile: own.rulesFile,
    taken: own.taken,
    casesFile: own.casesFile,
    cases: own.cases,
    ...holding([own]),
    declared: [own],
  };
}

function partAt(
  index: number,
  file: string,
  form: FormFile,
  { checked, parts, report }: Around,
): SectionPart | undefined {
  const named = form.sections[index] ?? '';
  const place = `/sections/${index}`;
  if (typeof named === 'string') return ownSection(named, { file, place }, checked, report);
  const { use, section, ...roles } = named;
  const forRoles = (part: SectionPart | undefined) => part && { ...part, roles };
  if (section !== undefined && use === undefined)
    return forRoles(ownSection(section, { file, place: `${place}/section` }, checked, report));
  if (use === undefined || section !== undefined) {
    reportUnclear(file, place, report);
    return undefined;
  }
  const names = sharedNames(checked.source);
  if (names.includes(use)) return forRoles(parts.get(use));
  const near = nearestOf(use, names);
  report({
    code: 'unknown-section',
    file,
    place: `${place}/use`,
    message: `The form uses the section "${use}", which is not there.`,
    remedy: didYouMean(
      near,
      `Sections that any form can use lie in ${SHARED_FOLDER}, one folder each.`,
    ),
    nearest: near,
  });
  return undefined;
}

function reportUnclear(file: string, place: string, report: Report): void {
  report({
    code: 'unknown-section',
    file,
    place,
    message: 'It is not said which section this is.',
    remedy:
      'Name it: "section" for one that only this form has, or "use" for one of schemas/sections, and not both.',
  });
}

/** Sections side by side, and the fields of all of them; two claims on one path are a fault. */
function joined(
  id: string,
  file: string,
  form: FormFile,
  given: readonly SectionPart[],
  report: Report,
): Pick<LinkedForm, 'id' | 'file' | 'form' | 'sections' | 'fields' | 'schema'> {
  const parts = given.map((part) => ({
    ...part,
    ui: withFormFiles(part.ui, part.linked.schema, form),
  }));
  const fields = new Map<GenericPointer, FieldNode>();
  for (const [index, part] of parts.entries()) {
    for (const [pointer, node] of fieldsOf(
      { section: part.id, ...(part.roles && { roles: part.roles }) },
      part.linked,
      { ui: part.ui, beginnings: fieldPrefixes(id, part) },
    )) {
      const first = fields.get(pointer);
      if (first === undefined) fields.set(pointer, node);
      else if (pointer.lastIndexOf('/') === 0)
        reportClaim(
          first,
          node,
          part.shared ? { file, place: `/sections/${index}` } : node,
          report,
        );
    }
  }
  const sections = parts.map(({ linked, comes: _comes, roles: _roles, ...part }) => ({
    ...part,
    schema: linked.schema,
    prefixes: sectionPrefixes(id, { ...part, linked }),
  }));
  return {
    id,
    file,
    form,
    sections,
    fields,
    schema: mergeSections(sections.map(({ schema }) => schema)),
  };
}

/** The rules of several files, one after the other. */
function holding(files: readonly RulesAndCases[]): Pick<LinkedForm, 'placed' | 'rules'> {
  const placed = files.flatMap((one) => one.placed);
  return { placed, rules: placed.map(({ rule }) => rule) };
}

function reportTwice(id: string, file: string, index: number, report: Report): void {
  report({
    code: 'two-claims',
    file,
    place: `/sections/${index}`,
    message: `The form has two sections of the name "${id}".`,
    remedy: 'Take one of them out, or give the form’s own section another name.',
  });
}

function reportClaim(
  first: FieldNode,
  second: FieldNode,
  at: { readonly file: string; readonly place: string },
  report: Report,
): void {
  report({
    code: 'two-claims',
    file: at.file,
    place: at.place,
    message: `The field ${second.pointer.slice(1)} is declared by the section "${second.section}" and by "${first.section}" too.`,
    remedy:
      'Each field belongs to one section: take it out of one of them, or give it another name.',
  });
}
