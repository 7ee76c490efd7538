// The door of security events: what happened, told for whoever watches over accounts and money.

export { SECURITY_EVENTS, type SecurityEventKind } from './kinds.ts';
export { type Named, openSecurityLog, type SecurityLog } from './log.ts';
export { attempt, tellAttempts, withdraw } from './of-call.ts';
