// The door of the desk: its queues, one thing of them, and moving it on.
export { approve } from './approve.ts';
export { couldHave } from './cases.ts';
export { foundForDesk } from './find.ts';
export { fileOfItem, trackForDesk, wholeItem } from './item.ts';
export { moveByDesk } from './move.ts';
export { moveManyByDesk } from './move-many.ts';
export { besideOf, queueCounts, queueOf } from './queue.ts';
export { deskClerks, giveByDesk, tellDeskHere } from './taking.ts';
export { undoByDesk } from './undo.ts';
export { keepView, viewsForDesk } from './views.ts';
