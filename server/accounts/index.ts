// The door of accounts: what calls of other rooms ask of them.
export { endAttorneySession, requireAttorney, requireOwn } from './session.ts';
