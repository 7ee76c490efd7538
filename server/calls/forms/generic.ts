// A form that the calls of all forms keep, and whose it is: the lead of the running application, a logged-in attorney, one of the staff, or a browser known only by a cookie.
import { createHash, randomBytes } from 'node:crypto';
import type { FormBundle, Roles } from '../../../runtime/core/index.ts';
import { requireAttorney } from '../../accounts/index.ts';
import { isOfStaff, requireStaff, STAFF } from '../../accounts/staff/index.ts';
import { leadOwner } from '../../applications/names.ts';
import { currentLead } from '../../applications/session.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Offers } from '../../forms/catalogue.ts';
import { attorneyOwner, keepsDraftHere, staffOwner } from '../../forms/drafted.ts';
import { filesOfUse } from '../../forms/sent-files.ts';
import { type OwnedForm, releasedForm } from '../../forms/use.ts';
import { limitByClient, limitInAll } from '../../http/limit-by-client.ts';
import { cookieOptions } from '../../http/visit.ts';
import { correctedForm } from '../../items/index.ts';
import type { CallInput } from '../common/call.ts';
import { ownerAbout } from './about.ts';
import { offersTo, offersToStaff } from './offered.ts';

const COOKIE = 'form';
const THIRTY_DAYS = 30 * 24 * 3600;

interface Limit {
  readonly name: string;
  readonly most: number;
}

/**
 * A form as generic calls use it: one that becomes a submission and nothing else. Its owner is told by its access rule: an
 * unknown browser gets a cookie, and so is known from now on.
 */
export async function genericForm(
  server: ServerContext,
  input: CallInput,
  limit?: Limit,
): Promise<OwnedForm> {
  return whose(server, input, isStoredHere, limit);
}

/** The same for its draft and files: those of a form with a submit call of its own, too, where it says that we keep them. */
export async function draftedForm(
  server: ServerContext,
  input: CallInput,
  { limit, about }: { readonly limit?: Limit; readonly about?: string | undefined } = {},
): Promise<OwnedForm> {
  return aboutThing(server, await whose(server, input, isHeldHere, limit), about);
}

/** The same for a file on its way: what it is about is known once it has been read, by `usedAbout`. */
export async function uploadedForm(
  server: ServerContext,
  input: CallInput,
  limit: Limit,
): Promise<{
  readonly form: OwnedForm['form'];
  usedAbout(about: string | undefined): Promise<OwnedForm>;
}> {
  const use = await whose(server, input, isHeldHere, limit);
  return {
    form: use.form,
    usedAbout: (about) => aboutThing(server, use, about),
  };
}

/** Of a form with a process behind it the thing is what was sent by it, and its draft the correction. */
async function aboutThing(
  server: ServerContext,
  use: OwnedForm,
  about: string | undefined,
): Promise<OwnedForm> {
  const { flow, draft } = use.form.bundle;
  if (about !== undefined && flow !== undefined && draft?.about === undefined)
    return correctedForm(server, use, about);
  return ofOwner(server, use, await ownerAbout(server, { ...use, about }));
}

const ofOwner = (
  server: ServerContext,
  { form, bounded, roles, offers }: OwnedForm,
  owner: string,
): OwnedForm => ({
  form,
  owner,
  route: 'form',
  ...(roles && { roles }),
  ...(offers && { offers }),
  ...(bounded && { bounded }),
  ...filesOfUse(server, { form, owner }),
});

async function whose(
  server: ServerContext,
  input: CallInput,
  isOurs: (form: FormBundle) => boolean,
  limit?: Limit,
): Promise<OwnedForm> {
  const form = releasedForm(server, input.params.id ?? '');
  if (!isOurs(form.bundle)) throw new Refusal('UNKNOWN_FORM');
  if (limit) await limitByClient(server, input, limit.name, limit.most);
  const ownerOf = ownerOfRole(server, form.bundle.access);
  if (!ownerOf) throw new Refusal('FORM_CLOSED_TO_YOU');
  const open = form.bundle.access === 'public';
  const { owner, roles, offers } = await ownerOf(server, input);
  const use = { form, owner, roles: [form.bundle.access, ...roles], ...(offers && { offers }) };
  return ofOwner(server, { ...use, ...(open && { bounded: true as const }) }, owner);
}

/** Is it stored as a submission and nothing else? A record is saved by the call its form names. */
const isStoredHere = ({ submit, record }: FormBundle): boolean =>
  submit?.call === undefined && record === undefined;

const isHeldHere = (form: FormBundle): boolean => isStoredHere(form) || keepsDraftHere(form);

/** Whose it is, and the roles they have besides the one that lets them in. */
interface Owner {
  readonly owner: string;
  readonly roles: Roles;
  /** What calls offer to them alone. */
  readonly offers?: Offers;
}

type OwnerOf = (server: ServerContext, input: CallInput) => Promise<Owner>;

const alone = (owner: string): Owner => ({ owner, roles: [] });

/** By role; a form for one that is not here opens to nobody. */
const OWNERS: Readonly<Record<string, OwnerOf>> = {
  public: async (server, input) => alone(await visitorOwner(server, input)),
  applicant: async (server, input) => {
    const lead = await currentLead(server, input.request.cookies);
    if (lead === undefined) throw new Refusal('FORM_CLOSED_TO_YOU');
    return alone(leadOwner(lead));
  },
  attorney: async (server, input) => {
    const attorney = await requireAttorney(server, input.request);
    return { ...alone(attorneyOwner(attorney.id)), offers: offersTo(server, attorney) };
  },
};

/** Of staff by the roles of the release. */
function ownerOfRole({ content }: ServerContext, role: string): OwnerOf | undefined {
  return OWNERS[role] ?? (isOfStaff(content, role) ? ownerWith(role) : undefined);
}

function ownerWith(role: string): OwnerOf {
  return async (server, { request }) => {
    const { id, roles } = await requireStaff(server, request, role);
    return {
      owner: staffOwner(id),
      roles: [STAFF, ...roles].filter((one) => one !== role),
      offers: offersToStaff(server, id),
    };
  };
}

/** New visitors in ten minutes: each may leave a draft in the store. */
const NEW_VISITORS = { ofOneNetwork: 600, inAll: 6000 };

async function visitorOwner(server: ServerContext, input: CallInput): Promise<string> {
  const known = input.request.cookies[COOKIE];
  if (known === undefined) {
    await limitByClient(server, input, 'new-visitor', NEW_VISITORS.ofOneNetwork);
    await limitInAll(server, input, 'new-visitor', NEW_VISITORS.inAll);
  }
  const token = known ?? giveCookie(server, input);
  return `visitor/${createHash('sha256').update(token).digest('hex')}`;
}

function giveCookie(server: ServerContext, input: CallInput): string {
  const token = randomBytes(32).toString('base64url');
  input.reply.setCookie(COOKIE, token, {
    ...cookieOptions(server, '/api/forms'),
    maxAge: THIRTY_DAYS,
  });
  return token;
}
