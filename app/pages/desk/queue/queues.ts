// The queues of the desk, in the order in which they stand: the name in the address, and what each is called.

import type { ViewId } from '../../../../schemas/names.gen.d.ts';
import type { PayloadOf } from '../../../calls/typed.ts';

/** The role of whoever works on them. */
export const DESK = 'desk';

export type Queue = PayloadOf<'desk_item'>['queue'];

interface Listed {
  readonly queue: Queue;
  readonly view: ViewId;
  readonly labelKey: string;
}

export const QUEUES: readonly Listed[] = [
  { queue: 'requests', view: 'desk-requests', labelKey: 'app.desk.requests' },
  { queue: 'claims', view: 'desk-claims', labelKey: 'app.desk.claims' },
  { queue: 'cases', view: 'desk-cases', labelKey: 'app.desk.cases' },
  { queue: 'applications', view: 'desk-applications', labelKey: 'app.desk.applications' },
];

/** What forms with a process sent; each form has a queue of its own. */
export const ITEMS = 'items' satisfies Queue;
export const ITEMS_VIEW = 'desk-items' satisfies ViewId;

/** Where the queue of a form is. */
export const queueOfForm = (form: string) => `queue/${form}` as const;

/** The queue that a thing of an address is in; undefined where there is none of that name. */
export const queueNamed = (name: string | undefined): Queue | undefined =>
  name === ITEMS ? name : QUEUES.find(({ queue }) => queue === name)?.queue;
