// What the demo world holds, for the page that lists it: who can be tried, what each is, and where to go.
import { DEMO_MEMBERS } from './members.ts';

export interface DemoEntry {
  readonly id: string;
  readonly group: 'leads' | 'attorneys' | 'matters' | 'staff' | 'forms';
  /** The address to type in, the attorney's number or username, or the form's id. */
  readonly handle: string;
  /** Message key of what its link is called, like no other. */
  readonly name: string;
  /** Message key of the sentence that says what it is. */
  readonly text: string;
  readonly link: string;
}

export interface DemoWorld {
  readonly password: string;
  readonly entries: readonly DemoEntry[];
}

/** Every demo account has this password. */
export const DEMO_PASSWORD = 'Portal#2026';

/** Every demo account has this secret question, as the form's list has it. */
export const DEMO_QUESTION = "mother's maiden name";

/** Handles are fixed: checks and manuals name them. */
export const DEMO_LEADS = {
  new: 'new.applicant@example.com',
  saved: 'saved.applicant@example.com',
  unsigned: 'unsigned.attorney@example.com',
  signed: 'signed.attorney@example.com',
  registered: 'registered.attorney@example.com',
} as const;

/** One for each role, and a second clerk. */
export const DEMO_STAFF = {
  wording: 'wording@example.com',
  editor: 'editor@example.com',
  publisher: 'publisher@example.com',
  desk: 'desk@example.com',
  clerk: 'clerk@example.com',
  admin: 'admin@example.com',
} as const;

/** The demo world as data; served by `GET /api/demo` when `DEMO=1`. */
export function demoWorld(): DemoWorld {
  const leads = Object.entries(DEMO_LEADS).map(
    ([id, email]): DemoEntry => ({
      id,
      group: 'leads',
      handle: email,
      name: `app.demo.${id}.name`,
      text: `app.demo.${id}`,
      link: `/sign-in?email=${encodeURIComponent(email)}`,
    }),
  );
  const attorneys = DEMO_MEMBERS.map(
    ({ id, account }): DemoEntry => ({
      id,
      group: 'attorneys',
      handle: account ? `${account.username} (${id})` : id,
      name: `app.demo.attorney.${id}.name`,
      text: `app.demo.attorney.${id}`,
      link: account ? `/login?username=${account.username}` : `/login?first&attorney_number=${id}`,
    }),
  );
  const staff = Object.entries(DEMO_STAFF).map(
    ([id, email]): DemoEntry => ({
      id,
      group: 'staff',
      handle: email,
      name: `app.demo.staff.${id}.name`,
      text: `app.demo.staff.${id}`,
      link: `/staff?email=${encodeURIComponent(email)}`,
    }),
  );
  const form: DemoEntry = {
    id: 'feedback',
    group: 'forms',
    handle: 'feedback',
    name: 'app.demo.feedback.name',
    text: 'app.demo.feedback',
    link: '/forms/feedback',
  };
  return { password: DEMO_PASSWORD, entries: [...leads, ...attorneys, ...staff, form] };
}
