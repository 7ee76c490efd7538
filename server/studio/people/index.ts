// The door of demo people: who can be chosen to look at the portal as, and what is read for them.
export { type DemoCaller, demoCaller, mayMake } from './demo-caller.ts';
export { demoPeople } from './demo-people.ts';
export { demoValues } from './demo-values.ts';
export { readingContext } from './reading-context.ts';
