// The moves that the server makes by their names, and the flows that its things follow: content has to have all of them.
import type { NeededMove } from '../../runtime/content/index.ts';
import type { FlowId, MoveOf } from '../../schemas/names.gen.d.ts';

/** By flow: how each is called, and in which role it is made. Their flows say `server` of them. */
export const SERVER_MOVES = {
  case: {
    accept: { name: 'accept' satisfies MoveOf<'case'>, who: 'attorney' },
    decline: { name: 'decline' satisfies MoveOf<'case'>, who: 'attorney' },
  },
  request: { reply: { name: 'reply' satisfies MoveOf<'request'>, who: 'attorney' } },
  'matter-claim': {},
  'cdl-claim': {},
  application: {
    approve: { name: 'approve' satisfies MoveOf<'application'>, who: 'desk' },
    send: { name: 'send' satisfies MoveOf<'application'>, who: 'applicant' },
  },
} as const satisfies Readonly<Partial<Record<FlowId, Readonly<Record<string, NeededMove>>>>>;

/** The same, as the check asks for it. */
export const NEEDED_FLOWS: Readonly<Record<string, readonly NeededMove[]>> = Object.fromEntries(
  Object.entries(SERVER_MOVES).map(([flow, moves]) => [flow, Object.values(moves)]),
);
