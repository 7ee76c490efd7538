// The bars of DESIGN 11: what each measure may cost, and how a measure is read out of the results.

/** Bars on the time of ours against the floor of the same run. */
export const RATIO_BARS = [
  { workload: 'wide', measure: 'mount', label: '180 visible fields: mount', atMost: 2 },
  {
    workload: 'wide',
    measure: 'key',
    label: '180 visible fields: per key, first visit',
    atMost: 1.2,
  },
  {
    workload: 'wide',
    measure: 'keyLive',
    label: '180 visible fields: per key, messages shown',
    atMost: 1.2,
  },
  {
    workload: 'wide',
    measure: 'submit',
    label: '180 visible fields: submit to all messages',
    atMost: 2,
  },
  { workload: 'rows254', measure: 'mount', label: '254 × 5 rows: mount', atMost: 1.3 },
  { workload: 'rows254', measure: 'key', label: '254 × 5 rows: per key, first visit', atMost: 1.6 },
  {
    workload: 'rows254',
    measure: 'keyLive',
    label: '254 × 5 rows: per key, messages shown',
    atMost: 1.6,
  },
  {
    workload: 'rows254',
    measure: 'submit',
    label: '254 × 5 rows: submit to the messages in the window',
  },
];

const STORE_NAMES = { pglite: 'embedded store', postgres: 'PostgreSQL' };

/** Bars that stand alone: one number of ours against one limit. */
export const SINGLE_BARS = [
  { name: 'formPageKb', label: 'JavaScript of a form page, gzip', unit: 'kB', atMost: 180 },
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
  { name: 'checkSeconds', label: '`npm run check` over all content', unit: 's', atMost: 3 },
];

/** 5,000 rows may cost per key what 254 rows cost; a tenth is the noise of the measurement. */
export const MANY_ROWS = { label: '5,000 rows: per key against 254 rows', atMost: 1.1 };
