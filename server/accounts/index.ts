// The door of accounts: what calls of other rooms ask of them.

export { insuranceEnds } from './insurance.ts';
export { type KnownAttorney, knownAttorney } from './known-here.ts';
export { endRegistering } from './register.ts';
export {
  endAttorneySession,
  loggedInAttorney,
  requireAttorney,
  requireOwn,
} from './session.ts';
export { countTry } from './tries.ts';
