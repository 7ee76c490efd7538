// The forms all contestants draw: one neutral description each, so that every page shows the same fields and rules.

const STATES = ['AL', 'AK', 'AZ', 'CA', 'GA', 'NY', 'TX', 'WA'];
const PLANS = ['FAM', 'CDL', 'REF', 'BUS'];
const CHOICES = ['first', 'second', 'third', 'fourth', 'other'];

/**
 * One field: `kind` is text | select | integer | checkbox; `shownWhen` hides it until another field has a value.
 * @typedef {{ name: string, label: string, group: string, kind: string, required?: boolean, choices?: string[],
 *   minLength?: number, maxLength?: number, maximum?: number, shownWhen?: { field: string, equals: string } }} Field
 */

/** 180 visible fields, 60 required, and 20 more that show when another answer asks for them. */
export const wide = () =>
  inGroups('wide', { groups: 10, texts: 10, required: 6, selects: 4, others: 2, typedIn: 3 });

/** A form as most are: 24 visible fields, 8 required, 4 more that show when another answer asks for them. */
export const small = () =>
  inGroups('small', {
    of: 'Short ',
    groups: 2,
    texts: 7,
    required: 4,
    selects: 3,
    others: 1,
    typedIn: 2,
  });

/** `of` begins every label: two forms of one release do not say the same. */
function inGroups(id, { of = '', groups, texts, required, selects, others, typedIn }) {
  const fields = [];
  for (let g = 1; g <= groups; g++) {
    const group = `group_${g}`;
    const add = (kind, n, more) =>
      fields.push({
        name: `${kind}_${g}_${n}`,
        label: `${of}${label(kind, g, n)}`,
        group,
        kind,
        ...more,
      });
    for (let n = 1; n <= texts; n++) {
      add('text', n, {
        required: n <= required,
        maxLength: 60,
        ...(n <= 3 ? { minLength: 3 } : {}),
      });
    }
    for (let n = 1; n <= selects; n++) add('select', n, { choices: CHOICES });
    for (let n = 1; n <= others; n++) add('integer', n, { maximum: 1000 });
    for (let n = 1; n <= others; n++) add('checkbox', n, {});
    const extra = (n, shownWhen) =>
      fields.push({
        name: `extra_${g}_${n}`,
        label: `${of}Extra ${g}.${n}`,
        group,
        kind: 'text',
        maxLength: 60,
        shownWhen,
      });
    extra(1, { field: `text_${g}_2`, equals: 'show' });
    extra(2, { field: `select_${g}_1`, equals: 'other' });
  }
  return {
    id,
    fields,
    groups: Array.from({ length: groups }, (_, at) => ({
      id: `group_${at + 1}`,
      title: `Group ${at + 1}`,
    })),
    // The text is typed into a field a rule reads: at its fourth character a field appears, at the fifth it goes.
    typing: {
      field: `text_${typedIn}_2`,
      text: 'show of hand',
      reveal: { text: 'show', field: `extra_${typedIn}_1` },
    },
    expected: {
      inputs: groups * (texts + selects + 2 * others),
      faults: groups * required,
    },
  };
}

/** One list of rows with five columns; two required cells of every row are empty. */
export function rows(count) {
  return {
    id: `rows${count}`,
    list: 'counties',
    columns: [
      { name: 'county', label: 'County', kind: 'text', required: true, maxLength: 60 },
      { name: 'state', label: 'State', kind: 'select', choices: STATES },
      { name: 'plan', label: 'Plan', kind: 'select', choices: PLANS },
      { name: 'rate', label: 'Rate', kind: 'integer', required: true, maximum: 1000 },
      { name: 'active', label: 'Active', kind: 'checkbox' },
    ],
    data: Array.from({ length: count }, (_, at) => ({
      state: STATES[at % STATES.length],
      plan: PLANS[at % PLANS.length],
      active: at % 3 === 0,
    })),
    typing: { row: 3, field: 'county', text: 'Fulton North' },
    expected: { faults: count * 2 },
  };
}

/** The workloads of a run by name, each made when it is asked for: 5,000 rows are no part of a page of 24 fields. */
export const WORKLOADS = {
  get small() {
    return once('small', small);
  },
  get wide() {
    return once('wide', wide);
  },
  get rows254() {
    return once('rows254', () => rows(254));
  },
  get rows5000() {
    return once('rows5000', () => rows(5000));
  },
};

const made = new Map();

function once(name, make) {
  if (!made.has(name)) made.set(name, make());
  return made.get(name);
}

/** Plain draft-07 of one field, as our content and the peers both say it. */
export function schemaOf({ kind, choices, minLength, maxLength, maximum }) {
  if (kind === 'select') return { type: 'string', enum: choices };
  if (kind === 'integer') return { type: 'integer', minimum: 0, maximum };
  if (kind === 'checkbox') return { type: 'boolean' };
  return { type: 'string', ...(minLength ? { minLength } : {}), maxLength };
}

/** The whole workload as one JSON Schema: for the peers with titles and conditions (if/then), for us without. */
export function jsonSchema(workload, { titles = false, conditions = false } = {}) {
  const object = (fields) => ({
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field, titles)])),
    required: fields.filter((field) => field.required).map((field) => field.name),
  });
  if (workload.list) {
    const list = { type: 'array', items: object(workload.columns) };
    return { type: 'object', properties: { [workload.list]: list } };
  }
  if (!conditions) return object(workload.fields);
  const [conditional, always] = [true, false].map((wanted) =>
    workload.fields.filter((field) => Boolean(field.shownWhen) === wanted),
  );
  return { ...object(always), allOf: conditional.map((field) => ifThen(field, titles)) };
}

function ifThen(field, titles) {
  const { field: asked, equals } = field.shownWhen;
  return {
    if: { properties: { [asked]: { const: equals } }, required: [asked] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
    then: { properties: { [field.name]: property(field, titles) } },
  };
}

const property = (field, titles) => ({
  ...(titles ? { title: field.label } : {}),
  ...schemaOf(field),
});

function label(kind, group, n) {
  return `${kind[0].toUpperCase()}${kind.slice(1)} ${group}.${n}`;
}
