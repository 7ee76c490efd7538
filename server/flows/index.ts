// The door of status flows: which flow a thing follows, how it begins, and how it is moved.

export { SERVER_MOVES } from '../program/index.ts';
export { claimFlow, type FlowId, flowOf } from './kinds.ts';
export {
  type AskedMove,
  type Beginning,
  beginItem,
  firstState,
  type Moved,
  type MoveNeeds,
  type Mover,
  moveItem,
  NOBODY,
} from './move.ts';
