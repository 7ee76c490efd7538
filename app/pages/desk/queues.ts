// The queues of the desk, in the order in which they stand: the name in the address, and what each is called.

import type { PayloadOf } from '../../calls/typed.ts';

export type Queue = PayloadOf<'desk_item'>['queue'];

export const QUEUES: readonly { readonly queue: Queue; readonly labelKey: string }[] = [
  { queue: 'requests', labelKey: 'app.desk.requests' },
  { queue: 'claims', labelKey: 'app.desk.claims' },
  { queue: 'cases', labelKey: 'app.desk.cases' },
  { queue: 'applications', labelKey: 'app.desk.applications' },
];

/** The queue of an address; undefined where there is none of that name. */
export const queueNamed = (name: string | undefined): Queue | undefined =>
  QUEUES.find(({ queue }) => queue === name)?.queue;
