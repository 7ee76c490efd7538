// The door of what forms received: who reads it, the lists, one submission, its files and paper, all of it as a file.
export { besideReceived } from './beside.ts';
export { exportReceived } from './export.ts';
export { forgetReceived } from './keep.ts';
export { titleOf } from './labels.ts';
export { receivedForms, receivedList } from './listed.ts';
export {
  fileOf,
  openReceived,
  type ReadSubmission,
  readableAnswers,
  readSubmission,
  receivedFile,
  shownOne,
  shownRead,
} from './one.ts';
export { keyOf, placeIn } from './pages.ts';
export { paperOf } from './paper.ts';
export { readableForms } from './read.ts';
export { formsReadBy, isReceived, type Reader, readingOf } from './readers.ts';
export { sendersOf } from './senders.ts';
export { cellsOf, openAnswers, subjectOf } from './subject.ts';
export { type TellingServer, toldOutside } from './told.ts';
export { labelsChanged, versionsFor } from './versions.ts';
