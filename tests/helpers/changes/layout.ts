// Changes of how a form looks: order, groups, widgets and their options, steps.
import type { Json } from '../../../runtime/core/index.ts';
import { WIDGETS } from '../../../runtime/core/index.ts';
import { type Draft, type Kind, listAt, objectAt, objectsIn, type Value } from './draft.ts';

const UI = /^schemas\/(sections|forms)\/.*\.ui\.json$/;
const FORM = /^schemas\/forms\/[\w-]+\/form\.json$/;

const inGroups = (change: (groups: Value[], draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(UI);
    const value = draft.value(file);
    const groups = listAt(value, 'ui:groups') as Value[];
    if (groups.length === 0) return undefined;
    const what = change(groups, draft);
    draft.put(file, value);
    return what && `${what}, in ${file}`;
  };
};

const inControl = (
  fits: (control: Value) => boolean,
  change: (control: Value, draft: Draft) => string,
): Kind => {
  return (draft) => {
    const file = draft.file(UI);
    const value = draft.value(file);
    const controls = objectsIn(value).filter((one) => one !== value && fits(one));
    if (controls.length === 0) return undefined;
    const what = change(draft.random.of(controls), draft);
    draft.put(file, value);
    return `${what}, in ${file}`;
  };
};

const hasWidget = (control: Value) => control['ui:widget'] !== undefined;
const hasOptions = (control: Value) => Object.keys(objectAt(control, 'ui:options')).length > 0;

const OPTIONS: Value = {
  width: 'xs',
  rows: 3,
  inline: true,
  mask: '99-99',
  prefix: '€',
  min: 'today',
  max: 'yesterday',
  optional: false,
  colour: 'red',
  transient: true,
  autocomplete: 'off',
};

const steps = (change: (sections: Json[], draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(FORM);
    const value = draft.value(file);
    const sections = listAt(value, 'sections');
    const what = change(sections, draft);
    draft.put(file, value);
    return what && `${what}, in ${file}`;
  };
};

/** By name. */
export const LAYOUT: Readonly<Record<string, Kind>> = {
  fieldsTurned: inGroups((groups, { random }) => {
    const group = random.of(groups);
    group.fields = listAt(group, 'fields').reverse();
    return `fields of group ${group.id} in another order`;
  }),
  groupsTurned: inGroups((groups) => {
    groups.reverse();
    return groups.length > 1 ? 'groups in another order' : undefined;
  }),
  fieldUnplaced: inGroups((groups, { random }) => {
    const group = random.of(groups);
    const [gone] = listAt(group, 'fields').splice(0, 1);
    return `field ${gone} stands in no group`;
  }),
  fieldTwice: inGroups((groups, { random }) => {
    const [from, to] = [random.of(groups), random.of(groups)];
    const name = random.of(listAt(from, 'fields'));
    listAt(to, 'fields').push(name);
    return `field ${name} stands twice`;
  }),
  fieldElsewhere: inGroups((groups, { random }) => {
    const [from, to] = [random.of(groups), random.of(groups)];
    if (from === to || listAt(from, 'fields').length < 2) return undefined;
    const [name = null] = listAt(from, 'fields').splice(0, 1);
    listAt(to, 'fields').push(name);
    return `field ${name} moved from group ${from.id} to ${to.id}`;
  }),
  groupJoined: inGroups((groups) => {
    const [first, second] = groups;
    if (!first || !second) return undefined;
    listAt(first, 'fields').push(...listAt(second, 'fields'));
    groups.splice(1, 1);
    return `group ${second.id} joined to ${first.id}, its words left behind`;
  }),
  groupNamed: inGroups((groups, { random }) => {
    const group = random.of(groups);
    const before = group.id;
    group.id = `${before}-anew`;
    return `group ${before} has another id`;
  }),
  widget: inControl(hasWidget, (control, { random }) => {
    const before = control['ui:widget'];
    control['ui:widget'] = random.of([...Object.keys(WIDGETS), 'slider']);
    return `widget ${before} → ${control['ui:widget']}`;
  }),
  noWidget: inControl(hasWidget, (control) => {
    const before = control['ui:widget'];
    delete control['ui:widget'];
    return `no widget ${before} any more`;
  }),
  option: inControl(hasWidget, (control, { random }) => {
    const name = random.of(Object.keys(OPTIONS));
    control['ui:options'] = { ...objectAt(control, 'ui:options'), [name]: OPTIONS[name] ?? null };
    return `option ${name}: ${OPTIONS[name]} of ${control['ui:widget']}`;
  }),
  optionGone: inControl(hasOptions, (control, { random }) => {
    const options = objectAt(control, 'ui:options');
    const name = random.of(Object.keys(options));
    delete options[name];
    return `option ${name} taken from ${control['ui:widget']}`;
  }),
  hidden: inControl(hasWidget, (control) => {
    control['ui:hidden'] = true;
    return `hidden: ${control['ui:widget']}`;
  }),
  stepsTurned: steps((sections) => {
    sections.reverse();
    return sections.length > 1 ? 'steps in another order' : undefined;
  }),
  stepGone: steps((sections, { random }) => {
    const at = random.below(sections.length);
    const [gone] = sections.splice(at, 1);
    return `section ${JSON.stringify(gone)} taken out`;
  }),
  stepTwice: steps((sections, { random }) => {
    sections.push(random.of(sections));
    return 'a section twice';
  }),
  stepShared: steps((sections, { random }) => {
    const use = random.of(['practice', 'password', 'claim-signature', 'nowhere']);
    sections.push({ use });
    return `shared section ${use} used as well`;
  }),
};
