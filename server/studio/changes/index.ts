// The door of changes: what people of the staff do to content before anything of it is released.
export { isTheirs } from './authors.ts';
export { comment, resolveComment } from './comments.ts';
export { type AskedCommand, editChange } from './edit.ts';
export { elsewhereOf } from './elsewhere.ts';
export { tellHere } from './here.ts';
export { homeOf } from './home.ts';
export { requireShowable } from './may.ts';
export { changeOf } from './one.ts';
export { colleagues } from './people.ts';
export { settle } from './settle.ts';
export { type ShownChange, shownChange, shownComment, shownRow } from './shown.ts';
export { liveSource, sourceOf } from './source-of.ts';
export { undo } from './undo.ts';
export { aboutOf, faultWords } from './words.ts';
