// A form and its sections as files that were checked, to be linked.
import type { ContentFault } from '../../../runtime/content/index.ts';
import { linkForm } from '../../../runtime/content/link/link-form.ts';
import { sharedNames, sharedSection } from '../../../runtime/content/link/link-section.ts';

type Files = Readonly<Record<string, unknown>>;
const text = { type: 'string' };
/** A section of texts. */
export const section = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
export const FORM = 'schemas/forms/trip/form.json';
export const SHARED = 'schemas/sections/address/section';
export const RULE = { name: 'r', conditions: { all: [] }, event: { type: 'x' } };
export const SHARED_RULE = { ...RULE, name: 's' };
/** Two sections of a form, and one that any form can use. */
export const FILES: Files = {
  'schemas/forms/trip/who.schema.json': section('name', 'phone'),
  'schemas/forms/trip/who.ui.json': { $comment: 'no', name: { 'ui:widget': 'x' } },
  'schemas/forms/trip/where.schema.json': { ...section('town'), required: ['town'] },
  'schemas/forms/trip/where.ui.json': {},
  [`${SHARED}.schema.json`]: section('street'),
  [`${SHARED}.ui.json`]: { street: {} },
  [`${SHARED}.json`]: {
    start: { map: [{ to: 'street', from: 'lead.street' }] },
    migrations: [{ from: 1 }],
    expects: ['name'],
  },
  'rules/sections/address.rules.json': { rules: [SHARED_RULE] },
  'rules/sections/address.cases.json': { cases: [{ name: 'of the section' }] },
  'rules/trip.rules.json': { rules: [RULE] },
  'rules/trip.cases.json': { cases: [{ name: 'of the form' }] },
};

/** Links what these files hold, and tells the faults. */
export function linking(files: Files, { refused = [] as readonly string[] } = {}) {
  const faults: ContentFault[] = [];
  const report = (fault: unknown) => {
    faults.push(fault as ContentFault);
  };
  const checked = {
    source: new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)])),
    values: new Map(Object.entries(files)),
    passed: new Set(Object.keys(files).filter((file) => !refused.includes(file))),
  } as never;
  const shared = (name: string) => sharedSection(name, checked, report as never);
  const form = (value: object, file = FORM) => {
    const parts = new Map(
      sharedNames((checked as { source: never }).source).flatMap((name) => {
        const part = sharedSection(name, checked, () => undefined);
        return part ? [[name, part] as const] : [];
      }),
    );
    const whole = { id: 'trip', kind: 'single', access: 'public', ...value };
    return linkForm(file, whole as never, { checked, parts, report: report as never });
  };
  return { faults, form, shared };
}
/** All of them but one. */
export const without = (name: string, files: Files = FILES): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== name));
