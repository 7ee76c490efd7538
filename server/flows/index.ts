// The door of status flows: which flow a thing follows, how it begins, and how it is moved.
export { SERVER_MOVES } from '../program/index.ts';
export { reasonIn, refuseUnasked } from './asked.ts';
export { closedMoves } from './closed.ts';
export { meetDeadlines } from './deadlines.ts';
export {
  claimFlow,
  DESK,
  type FlowId,
  type FormFlow,
  flowOf,
  formFlow,
  queueOf,
} from './kinds.ts';
export { namesMailed } from './mails.ts';
export {
  type AskedMove,
  beginItem,
  firstState,
  type MoveNeeds,
  type Mover,
  moveItem,
} from './move.ts';
export { isTakenBack, takenBack } from './taken-back.ts';
export { undoMove } from './undo.ts';
