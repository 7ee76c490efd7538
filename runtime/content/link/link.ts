// Brings the files of each form together: sections with their layout, rules, cases, messages, calls.
import type { Flow, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { Fingerprint } from '../model/fingerprint.ts';
import type { FlowPrint } from '../model/flow-print.ts';
import { contextFacts } from '../model/house.ts';
import type { FormFile, LinkedForm, Model } from '../model/model.ts';
import type { Report } from '../read/faults.ts';
import { kindOf } from '../read/files.ts';
import { gatherMessages } from '../texts/catalogue.ts';
import { type Checked, rulesToTake, withoutNotes } from './checked.ts';
import { houseOf } from './house.ts';
import { likeOthers } from './like.ts';
import { linkCalls } from './link-calls.ts';
import { aloneOf, linkForm } from './link-form.ts';
import { sharedNames, sharedSection } from './link-section.ts';
import { linkWidgets } from './link-widgets.ts';
import { withStatuses } from './statuses.ts';

/** Links everything that passed the meta-schemas. */
export function link(checked: Checked, locale: string, report: Report): Model {
  const { source, values, passed } = checked;
  const house = houseOf(values, passed);
  const parts = new Map(
    sharedNames(source).flatMap((name) => {
      const part = sharedSection(name, checked, report);
      return part === undefined ? [] : [[name, part] as const];
    }),
  );
  const forms: LinkedForm[] = [];
  const unread = new Set([...source.keys()].filter((file) => isChecked(file) && !passed.has(file)));
  let incomplete = unread.size > 0;
  for (const [file, value] of values) {
    if (kindOf(file) !== 'form') continue;
    const form = passed.has(file)
      ? linkForm(file, value as unknown as FormFile, { checked, parts, report })
      : undefined;
    if (form === undefined) incomplete = true;
    else forms.push({ ...form, facts: contextFacts(house, form.form) });
  }
  // A section may read what any form that could use it knows; where a form does not, there is nothing to read.
  const flows = flowsOf(checked);
  const roles = Object.keys(house.roles);
  const facts = [
    ...new Set(roles.flatMap((access) => contextFacts(house, { access, record: {} }))),
  ];
  return {
    source,
    locale,
    house,
    forms,
    sections: new Map([...parts].map(([name, part]) => [name, { ...aloneOf(part), facts }])),
    calls: linkCalls(checked, report),
    views: withStatuses(likeOthers(viewsOf(checked), report), flows, report),
    flows,
    messages: gatherMessages(source, values, locale),
    placeholders: placeholdersOf(checked),
    rulesToTake: rulesToTake(checked),
    widgets: linkWidgets(checked),
    compared: comparedOf(checked),
    released: recordedOf<Fingerprint>(checked, 'released'),
    releasedFlows: new Map(Object.entries(recordedOf<FlowPrint>(checked, 'released-flow'))),
    unread,
    incomplete,
  };
}

const isChecked = (file: string): boolean => kindOf(file) !== undefined;

function viewsOf({ values, passed }: Checked): Model['views'] {
  const views = new Map<string, { file: string; view: JsonObject }>();
  for (const [file, value] of values) {
    if (kindOf(file) !== 'view' || !passed.has(file) || !isObject(value)) continue;
    views.set(String(value.id), { file, view: withoutNotes(value) });
  }
  return views;
}

function flowsOf({ values, passed }: Checked): Model['flows'] {
  const flows = new Map<string, { file: string; flow: Flow }>();
  for (const [file, value] of values) {
    if (kindOf(file) !== 'flow' || !passed.has(file) || !isObject(value)) continue;
    flows.set(String(value.id), { file, flow: withoutNotes(value) as unknown as Flow });
  }
  return flows;
}

function placeholdersOf({ values, passed }: Checked): Model['placeholders'] {
  const texts = [...values]
    .filter(([file]) => kindOf(file) === 'placeholders' && passed.has(file))
    .flatMap(([, value]) => (isObject(value) && isObject(value.texts) ? [value.texts] : []));
  return new Map(
    texts.flatMap((record) =>
      Object.entries(record).map(
        ([key, names]) => [key, Array.isArray(names) ? names.map(String) : []] as const,
      ),
    ),
  );
}

function comparedOf({ values, passed }: Checked): Model['compared'] {
  const found = [...values]
    .filter(([file]) => kindOf(file) === 'compared' && passed.has(file))
    .flatMap(([, value]) =>
      isObject(value) && isObject(value.sentences) ? [value.sentences] : [],
    );
  return new Map(
    found.flatMap((record) =>
      Object.entries(record).map(([key, sentence]) => [key, String(sentence)] as const),
    ),
  );
}

/** What `schemas/released` remembers, by the name of the form or the flow. */
function recordedOf<Print>(
  { values, passed }: Checked,
  kind: 'released' | 'released-flow',
): Readonly<Record<string, Print>> {
  return Object.fromEntries(
    [...values]
      .filter(([file]) => kindOf(file) === kind && passed.has(file))
      .map(([file, value]) => [
        file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
        value as unknown as Print,
      ]),
  );
}
