// The bars of DESIGN 11: what each measure may cost, and how a measure is read out of the results.

const FORMS = [
  { workload: 'small', name: '24 visible fields' },
  { workload: 'wide', name: '180 visible fields' },
  { workload: 'rows254', name: '254 × 5 rows' },
];

const MEASURES = [
  { measure: 'mount', name: 'mount, its files to be fetched', atMost: 1.3 },
  { measure: 'mountReady', name: 'mount, its files there', atMost: 1.3 },
  { measure: 'key', name: 'per key, first visit', atMost: 1 },
  { measure: 'submit', name: 'first submit, the moment it is seen', atMost: 1.5 },
  { measure: 'submitLater', name: 'submit after typing', atMost: 1.5 },
  { measure: 'keyLive', name: 'per key, messages shown', atMost: 1 },
];

/** Bars on the time of ours against the floor of the same run. */
export const RATIO_BARS = FORMS.flatMap((form) =>
  MEASURES.map((one) => ({
    workload: form.workload,
    measure: one.measure,
    label: `${form.name}: ${one.name}`,
    atMost: one.atMost,
  })),
);

const STORE_NAMES = { pglite: 'embedded store', postgres: 'PostgreSQL' };

/** Bars that stand alone: one number of ours against one limit. */
export const SINGLE_BARS = [
  { name: 'formPageKb', label: 'JavaScript of a form page, gzip', unit: 'kB', atMost: 155 },
  {
    name: 'formPageAllKb',
    label: 'The same with what is fetched once somebody is there, gzip',
    unit: 'kB',
    atMost: 180,
  },
  {
    name: 'signInFirstKb',
    label: 'JavaScript of the sign-in page, before its form comes on demand, gzip',
    unit: 'kB',
    atMost: 130,
  },
  {
    name: 'signInPageKb',
    label: 'JavaScript of the sign-in page with its form, gzip',
    unit: 'kB',
    atMost: 180,
  },
  {
    name: 'dashboardKb',
    label: 'JavaScript of the dashboard, gzip',
    unit: 'kB',
    atMost: 150,
  },
  {
    name: 'dashboardClickMs',
    label:
      'Main thread from a click on Home in the header until the dashboard is drawn with known data',
    unit: 'ms',
    atMost: 100,
  },
  {
    name: 'profileClickMs',
    label: 'The same for Profile',
    unit: 'ms',
    atMost: 100,
  },
  {
    name: 'helpClickMs',
    label: 'The same for Helpful Information',
    unit: 'ms',
    atMost: 100,
  },
  {
    name: 'rulePassPageMs',
    label: 'One changed fact among 200 rules, p95 in the page',
    unit: 'ms',
    atMost: 1,
  },
  {
    name: 'rulePassNodeMs',
    label: 'One changed fact among 200 rules, p95 in Node',
    unit: 'ms',
    atMost: 1,
  },
  {
    name: 'judgeShare',
    label: 'Judge and store, share of the rate of the insert alone',
    unit: '%',
    atLeast: 80,
  },
  {
    name: 'start-pglite',
    label: '`npm start` on a store it was killed on, until ready, embedded store',
    unit: 's',
    atMost: 3,
  },
  {
    name: 'start-postgres',
    label: '`npm start` on a store it was killed on, until ready, PostgreSQL',
    unit: 's',
    atMost: 3,
  },
  {
    name: 'printHealthzMs',
    label: '`/healthz` while 100 prints are asked for at once, p95',
    unit: 'ms',
    atMost: 100,
  },
  ...['pglite', 'postgres'].flatMap((store) => [
    {
      name: `submit-${store}`,
      label: `A form judged and stored over HTTP, share of the rate of a bare insert, ${STORE_NAMES[store]}`,
      unit: '%',
      atLeast: 50,
    },
    {
      name: `save-${store}`,
      label: `A draft saved over HTTP, share of the rate of a bare insert, ${STORE_NAMES[store]}`,
      unit: '%',
      atLeast: 50,
    },
  ]),
  {
    name: 'contentPreviewMs',
    label: 'One changed label or rule, until its form can be shown, p95 of CPU',
    unit: 'ms',
    atMost: 100,
  },
  {
    name: 'contentFaultsMs',
    label: 'The same until all faults are known, p95 of CPU',
    unit: 'ms',
    atMost: 300,
  },
  {
    name: 'contentMb',
    label: 'Memory of the thread that builds content, after 200 changes',
    unit: 'MB',
    atMost: 300,
  },
  { name: 'checkSeconds', label: '`npm run check` over all content', unit: 's', atMost: 3 },
];

/** 5,000 rows may cost per key what 254 rows cost; a tenth is the noise of the measurement. */
export const MANY_ROWS = { label: '5,000 rows: per key against 254 rows', atMost: 1.1 };
