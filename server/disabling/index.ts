// The door of disabling accounts at the desk: what is shown of them, and doing it.
export { attorneyAccount, staffShown } from './shown.ts';
export { switchAccount } from './switch-account.ts';
