// What each queue of the desk has of its own: one record a queue, each in a file of its own.
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { applications } from './applications.ts';
import { cases } from './cases.ts';
import { claims } from './claims.ts';
import { items } from './items.ts';
import type { QueueKind } from './kind.ts';
import { requests } from './requests.ts';

export const QUEUES: Readonly<Record<RequestOf<'desk_item'>['queue'], QueueKind>> = {
  requests,
  claims,
  applications,
  cases,
  items,
};
