// The door of one's own forms: those that are open to a person, and what they sent by any of them.
export { openForms } from './open.ts';
export { openSent, sentFile, sentList } from './own.ts';
export { senderIn } from './person.ts';
