// Tells of content what code needs and it does not have, each where it would be mended.
import { parsePointer } from '../../core/index.ts';
import { bundleApp } from '../compile/bundle.ts';
import type { CompiledForm } from '../compile/compile.ts';
import type { LinkedForm, LinkedSection, Model } from '../model/model.ts';
import { type Need, type Needs, neededNames } from '../model/needs.ts';
import type { Program } from '../model/types.ts';
import type { Report } from '../read/faults.ts';
import { groupsOf } from '../texts/field-words.ts';
import { namesOf } from './names.ts';
import { unmetNeeds } from './unmet.ts';
import { messageOf } from './words.ts';

/** Content to be judged by what code needs. */
export interface Judged {
  readonly model: Model;
  readonly compiled: readonly CompiledForm[];
  readonly needs: Needs;
  /** What lints look for in the name of the program they tell by themselves. */
  readonly program?: Program | undefined;
}

/** Reports every need that is not met. Of a form that does not compile nothing is told: its own faults come first. */
export function needFaults({ model, compiled, needs, program }: Judged, report: Report): void {
  if (model.incomplete) return;
  const forms = Object.fromEntries(
    compiled.map(({ bundled }) => [bundled.id, { bundle: bundled }]),
  );
  const names = namesOf({
    forms,
    app: bundleApp(model),
    calls: Object.fromEntries(model.calls),
    wording: { messages: Object.fromEntries(model.messages) },
  });
  const broken = new Set(model.forms.map(({ id }) => id).filter((id) => forms[id] === undefined));
  const asked = neededNames(needs).filter(
    ({ kind, of, name }) => !broken.has(kind === 'form' ? name : (of ?? '')),
  );
  const reported = new Set<string>();
  for (const unmet of unmetNeeds(asked, names)) {
    if (program && isToldByLints(unmet.need, model, program)) continue;
    const place = placeOf(unmet.need, model);
    // What several forms take from one file is mended there once.
    const key = JSON.stringify([place, unmet.need.name, unmet.need.choice]);
    if (!reported.has(key))
      report({ code: 'needed-by-code', ...place, ...messageOf(unmet, needs) });
    reported.add(key);
  }
}

/** Flows and moves that the program makes, and tables that are gone altogether. */
function isToldByLints({ kind, of = '', name }: Need, model: Model, program: Program): boolean {
  if (kind === 'flow') return Object.hasOwn(program.flows, name);
  if (kind === 'move') return program.flows[of]?.some((move) => move.name === name) === true;
  if (kind === 'table') return program.tables.includes(name) && !model.house.tables.includes(name);
  return false;
}

interface Place {
  readonly file: string;
  readonly place: string;
}

/** Where the name stands, or what it should stand in. */
function placeOf({ kind, of = '', name }: Need, model: Model): Place {
  if (kind === 'field' || kind === 'choice') return fieldPlace(of, name, model);
  if (kind === 'section') return inForm(of, model);
  if (kind === 'form') return { file: `schemas/forms/${name}/form.json`, place: '' };
  if (kind === 'state' || kind === 'group')
    return { file: model.flows.get(of)?.file ?? '', place: '/states' };
  if (kind === 'move') return { file: model.flows.get(of)?.file ?? '', place: '/moves' };
  if (kind === 'flow') return { file: `schemas/flows/${name}.json`, place: '' };
  if (kind === 'column') return { file: model.views.get(of)?.file ?? '', place: '/columns' };
  if (kind === 'view') return { file: `schemas/views/${name}.json`, place: '' };
  if (kind === 'table') return { file: `schemas/tables/${name}.json`, place: '' };
  if (kind === 'call') return { file: `schemas/calls/${name}.json`, place: '' };
  if (kind === 'document') return { file: 'schemas/house.json', place: '/documents' };
  return { file: messageFile(kind, name, model.locale), place: '' };
}

/** Long texts lie each in a file of its own; all other words of one beginning in one. */
const LONG_TEXT = /^(mail|pages|documents)\.([\w-]+)$/;

function messageFile(kind: Need['kind'], name: string, locale: string): string {
  const folder = FOLDERS[kind];
  if (folder !== undefined) return `messages/${locale}/${folder}/${name}.md`;
  const [, long, id] = LONG_TEXT.exec(name) ?? [];
  if (long !== undefined) return `messages/${locale}/${long}/${id}.md`;
  return `messages/${locale}/${name.split('.')[0]}.json`;
}

const FOLDERS: Partial<Readonly<Record<Need['kind'], string>>> = { mail: 'mail', page: 'pages' };

const inForm = (id: string, { forms }: Model): Place => ({
  file: forms.find((form) => form.id === id)?.file ?? `schemas/forms/${id}/form.json`,
  place: '/sections',
});

/** The field where it is declared; where it is gone, what it stood in. */
function fieldPlace(id: string, pointer: string, model: Model): Place {
  const form = model.forms.find((one) => one.id === id);
  const tokens = parsePointer(pointer);
  for (let length = tokens.length; length > 0; length -= 1) {
    const at = `/${tokens.slice(0, length).join('/')}`;
    const field = form?.fields.get(at);
    if (field) return { file: field.file, place: field.place };
  }
  const section = form && sectionThatHad(form, tokens[0] ?? '');
  return section ? { file: section.file, place: '/properties' } : inForm(id, model);
}

/** The only section, or the one whose layout still speaks of the field; of others nobody knows which it was. */
function sectionThatHad({ sections }: LinkedForm, name: string): LinkedSection | undefined {
  if (sections.length === 1) return sections[0];
  return sections.find(
    ({ ui }) =>
      ui[name] !== undefined ||
      groupsOf(ui['ui:groups']).some(({ fields }) => fields.includes(name)),
  );
}
