// Every kind of security event, with what it tells; docs/operating.md holds the same table.

export const SECURITY_EVENTS = {
  'login.password': 'a password was typed to log in',
  'login.identity': 'number, ZIP and last four digits were typed for a first login',
  'login.code': 'a code of the second factor, or a recovery code, was typed to log in',
  'login.mailbox': 'a code of the mailbox was typed by an applicant',
  'session.started': 'somebody is logged in',
  'session.ended': 'somebody logged out, or sessions were ended',
  'account.registered': 'an attorney chose user name and password',
  'account.added': 'an account of the staff was made',
  'account.removed': 'an account of the staff was removed',
  'roles.changed': 'somebody of the staff has other roles',
  'recovery.username': 'a forgotten user name was asked for',
  'recovery.question': 'the secret question of an account was asked for',
  'recovery.link': 'a link to choose a new password was asked for',
  'password.changed': 'a password was changed, by its owner or by a link',
  'factor.added': 'a second factor was switched on',
  'factor.removed': 'a second factor was switched off, or taken away by an operator',
  'email.changed': 'an e-mail address of a record was changed',
  'pay.changed': 'what is paid to whom, a bank or a tax number of a record was changed',
  'notices.changed': 'the switches of notifications were changed',
  approval: 'an application was approved',
  payment: 'a claim was paid',
  'desk.move': 'anything else was moved on at the desk',
  export: 'a file was handed out',
  release: 'a release of the content was published or put back',
  'leads.imported': 'leads were imported from a file',
  'secrets.resealed': 'everything sealed was sealed with the newest key',
  'store.seeded': 'a store was filled with invented attorneys',
  'access.refused': 'somebody known asked for what is not theirs, or for a role they lack',
} as const satisfies Readonly<Record<string, string>>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;
