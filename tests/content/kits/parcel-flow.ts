// A small flow for the lint tests: a parcel that is sent, and comes to its end or back.
import type { Files } from './spoilt.ts';

export const FLOW = 'schemas/flows/parcel.json';
export const FLOWS = 'messages/en-US/flows.json';

export interface SmallFlow {
  id: string;
  start: Record<string, unknown>;
  states: Record<string, unknown>[];
  moves: Record<string, unknown>[];
  retired?: Record<string, unknown>;
}

/** A parcel that is sent, and comes to its end or back. */
export function addFlow(files: Files): SmallFlow {
  files['messages/en-US/mail/parcel_sent.md'] = '# It is on its way\n\nYour parcel was sent.\n';
  files[FLOWS] = {
    $schema: '../../schemas/meta/messages.schema.json',
    'parcel.title': 'Parcel',
    'parcel.start': 'Pack',
    'parcel.move.send': 'Send',
    'parcel.move.deliver': 'Deliver',
    'parcel.move.lose': 'Lose',
    'parcel.done.start': 'Packed',
    'parcel.done.send': 'Sent',
    'parcel.done.deliver': 'Delivered',
    'parcel.done.lose': 'Lost',
  };
  const flow: SmallFlow & { $schema: string } = {
    $schema: '../meta/flow.schema.json',
    id: 'parcel',
    start: { who: 'applicant', to: 'Packed' },
    states: [
      { name: 'Packed', tone: 'info' },
      { name: 'Sent' },
      { name: 'Delivered', tone: 'success', last: true, group: 'arrived' },
      { name: 'Lost', last: true },
    ],
    moves: [
      {
        name: 'send',
        who: 'staff',
        from: ['Packed'],
        to: 'Sent',
        form: 'trip',
        mails: [
          { mail: 'parcel_sent', to: 'applicant', switch: { form: 'trip', field: 'agreed' } },
        ],
      },
      { name: 'deliver', who: 'staff', from: ['Sent'], to: 'Delivered' },
      { name: 'lose', who: 'system', from: 'any', to: 'Lost' },
    ],
  };
  files[FLOW] = flow;
  Object.assign(files['schemas/house.json'] ?? {}, { stateGroups: { parcel: ['arrived'] } });
  return flow;
}
