// The pages of the portal that can be looked at: where each is, and as whom.

import type { AnswerOf } from '../../../../calls/typed.ts';
import { ADDRESSES, type Address } from '../../../../routes/addresses.ts';
import type { GuardName } from '../../../../routes/guards.ts';

export type DemoPerson = AnswerOf<'studio_demo_people'>['data'][number];

/** Nobody in particular, who is not logged in. */
export const VISITOR = '';

type Role = 'visitor' | DemoPerson['role'] | 'anybody';

/** Whom the guard of a page lets in; pages of other guards are of the Studio itself, or show nobody invented. */
const ROLES: Readonly<Record<GuardName, Role | undefined>> = {
  signIn: 'visitor',
  login: 'visitor',
  staffDoor: 'visitor',
  application: 'applicant',
  member: 'attorney',
  account: 'attorney',
  editor: 'attorney',
  sender: 'attorney',
  staff: 'staff',
  desk: 'staff',
  signing: undefined,
  register: undefined,
  admin: undefined,
  releaser: undefined,
  studio: undefined,
};

/** They need a secret of a mail, or are no part of the portal people use. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['SignDocument', 'Verify', 'Demo', 'Mailbox', 'Form', 'Previews', 'Preview', 'StudioShow'],
  ...['ResetPassword', 'StaffPassword'],
]);

/** An address that leads nowhere. */
const NOWHERE = '/nowhere';

export interface PortalPage {
  /** That of its address. */
  readonly name: string;
  readonly titleKey: string;
  readonly role: Role;
  /** Of the role, those who work at the desk. */
  readonly isOfDesk: boolean;
  readonly path: string;
  /** It draws these. */
  readonly forms: readonly string[];
  /** A step of its form can stand at the end of its address. */
  readonly hasSteps: boolean;
  /** All its addresses, where it has one for each section of its form. */
  readonly paths: readonly string[];
}

const SHOWN = ADDRESSES.flatMap(pageOf);

/** In the order of the addresses; several of one page are one, at the first of them. */
export const PORTAL_PAGES: readonly PortalPage[] = SHOWN.filter(
  ({ name }, at) => SHOWN.findIndex((one) => one.name === name) === at,
).map((page) => ({
  ...page,
  paths: SHOWN.filter(({ name }) => name === page.name).map(({ path }) => path),
}));

function pageOf(address: Address): readonly Omit<PortalPage, 'paths'>[] {
  const { name, path, titleKey, guard, apart, forms = [] } = address;
  const role = guard === undefined ? 'anybody' : ROLES[guard];
  if (role === undefined || apart !== undefined || LEFT_OUT.has(name)) return [];
  const shown = path === '*' ? NOWHERE : path.replace(/\/:\w+\?/g, '');
  const hasSteps = path.includes('/:step?');
  return [{ name, titleKey, role, isOfDesk: guard === 'desk', path: shown, forms, hasSteps }];
}

/** A page, with whom it is looked at as. */
export interface PageView {
  readonly name: string;
  readonly path: string;
  readonly person: string;
}

const fits = ({ role, isOfDesk }: PortalPage, { role: own, pages }: DemoPerson): boolean =>
  role === own && (!isOfDesk || pages.DeskItem !== undefined || pages.DeskTrack !== undefined);

/** Where a page is for a person; undefined where they have nothing that it would show. */
const pathFor = ({ name, path }: PortalPage, person: DemoPerson | undefined): string | undefined =>
  path.includes(':') ? person?.pages[name] : path;

/**
 * The page as the person wished for sees it, or else as the first who can; as a visitor where it is open to all. Undefined
 * where nobody of the demo world can see it.
 */
export function viewOf(
  page: PortalPage,
  people: readonly DemoPerson[],
  wished: string | undefined,
): PageView | undefined {
  const { name, role } = page;
  if (role === 'anybody' || role === 'visitor') {
    const isWished = role === 'anybody' && people.some(({ id }) => id === wished);
    return { name, path: page.path, person: isWished ? (wished ?? VISITOR) : VISITOR };
  }
  const able = people.filter((one) => fits(page, one) && pathFor(page, one) !== undefined);
  const person = able.find(({ id }) => id === wished) ?? able[0];
  const path = pathFor(page, person);
  return person && path !== undefined ? { name, path, person: person.id } : undefined;
}

/** The page of the portal on which people answer a form; none of one that a list of forms leads to. */
export const pageOfForm = (form: string): PortalPage | undefined =>
  PORTAL_PAGES.find(({ forms }) => forms.includes(form));

/** A form on its page, at one of its steps, as somebody has it. */
export function viewOfForm(
  { form, section }: { readonly form: string; readonly section: string },
  people: readonly DemoPerson[],
  wished: string,
): PageView | undefined {
  const page = pageOfForm(form);
  const view = page && viewOf(page, people, wished);
  if (!view || (wished !== VISITOR && view.person !== wished)) return undefined;
  if (page.hasSteps && section !== '') return { ...view, path: `${view.path}/${section}` };
  const own = page.paths.find((path) => path.endsWith(`/${section}`));
  return own === undefined ? view : { ...view, path: own };
}

/** What is around every page is looked at on these. */
const OF_ALL = ['Home', 'sign-in', 'StaffHome'];

/** The pages that show a sentence, in the order in which they are looked at. */
export function pagesShowing({ pages }: { readonly pages: readonly string[] }): PortalPage[] {
  const names = pages.flatMap((name) => (name === '*' ? OF_ALL : [name]));
  return [...new Set(names)].flatMap(
    (name) => PORTAL_PAGES.find((page) => page.name === name) ?? [],
  );
}
