// What the help page says, in its order: each section has its title in the messages, a long text, files to keep, or both.

/** Which of the house's documents stand in a section: those that print a table of fees, or all others. */
export type Files = 'fees' | 'others';

export interface HelpSection {
  /** Its place on the page, and the word its title is found by: `app.help.<id>.title`. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly files?: Files;
  /** Key of its long text. */
  readonly page?: string;
  /** Says how we are reached about it. */
  readonly contact?: boolean;
}

export const SECTIONS: readonly HelpSection[] = [
  {
    id: 'fees',
    title: 'app.help.fees.title',
    lead: 'app.help.fees.lead',
    files: 'fees',
  },
  {
    id: 'forms',
    title: 'app.help.forms.title',
    lead: 'app.help.forms.lead',
    files: 'others',
  },
  { id: 'assignments', title: 'app.help.assignments.title', page: 'pages.help_assignments' },
  {
    id: 'authorizations',
    title: 'app.help.authorizations.title',
    page: 'pages.help_authorizations',
    contact: true,
  },
  { id: 'claims', title: 'app.help.claims.title', page: 'pages.help_claims' },
  { id: 'agreement', title: 'app.help.agreement.title', page: 'pages.help_agreement' },
];
