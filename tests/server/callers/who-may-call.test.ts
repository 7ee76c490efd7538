// Every call by every kind of caller, with each thing one may know of somebody else: refused, and nothing of theirs is told or changed.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../runtime/core/index.ts';
import type { CallId } from '../../../schemas/calls/calls.gen.d.ts';
import { type Contract, readContracts } from '../../../server/calls/contracts.ts';
import { contentOf } from '../../../server/content/load.ts';
import { withStaffForm } from '../../helpers/staff-form.ts';
import { type Answer, NOW, pdf, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { say } from '../helpers/studio.ts';
import {
  fourPeople,
  KINDS,
  type Kind,
  type KnownCaller,
  knownCallers,
  THEIR_WORDS,
} from './kinds-of-caller.ts';
import { type Parts, placesOf, requestOf, sampleOf, withValue } from './sampled-request.ts';

/** Who may make a call at all, by what its contract asks for; everybody else is turned away whatever they send. */
const MAY: Readonly<Record<string, readonly Kind[]>> = {
  none: KINDS,
  // A token of the page behind a link, which none of them has.
  agent: [],
  link: KINDS,
  invitee: ['lookedUp', 'applicant', 'pending'],
  applicant: ['applicant', 'pending'],
  attorney: ['attorney'],
  signer: ['applicant', 'pending', 'told', 'attorney'],
  uploader: ['applicant', 'pending', 'attorney'],
  sender: ['attorney', 'wording', 'editor', 'publisher', 'desk', 'admin'],
  staff: ['wording', 'editor', 'publisher', 'desk', 'admin'],
  studio: ['wording', 'editor', 'publisher', 'admin'],
  releaser: ['publisher', 'admin'],
  wording: ['wording'],
  editor: ['editor'],
  publisher: ['publisher'],
  desk: ['desk', 'admin'],
  admin: ['admin'],
};

/** Inputs that say whose something is, with how it is said in the world of this test. */
const WHOSE = [
  'lead_id',
  'attorney_number',
  'attorney_id',
  'id',
  'emailAddress',
  'email',
  'username',
  'Key',
  'filename',
  'name',
  'signId',
  'signature_request_id',
  'matter_id',
  'case',
  'case_number',
  'member_number',
  'auth_request_id',
  'request_id',
  'about',
  '/:token',
] as const;

/** Inputs that say nothing of whose something is. A new input belongs here, or above. */
const NOBODYS = new Set(
  [
    ...['/:id', 'path'],
    'State',
    'attorney_type',
    'city',
    'listed',
    'more',
    'code',
    'confirm_password',
    // That whoever moves something was asked first.
    'confirmed',
    'consent',
    'drawing',
    // How a number ends that is typed at the same moment.
    'ends',
    'field',
    'other_name',
  ].concat(
    ['fileType', 'file_type', 'folder', 'is_registered', 'kind', 'last_4_ssn', 'method', 'module'],
    [
      'old_password',
      // What one confirms a change with.
      'current_password',
      'current_code',
      'part',
      'password',
      'plan_class',
      'reached',
      'release',
      'revision',
      'secret_answer',
    ],
    ['secret_question', 'sha256', 'state', 'step', 'text', 'zip', 'file'],
    // The answer to a matter.
    ['action', 'info', 'accept_decline', 'note_from_attorney', 'had_consult'],
    // Narrow a list of one's own.
    ['type', 'case_type', 'status'],
    // The desk works for all attorneys alike.
    ['replies', 'decisions', 'assignments'],
    ['called', 'search', 'with', 'things', 'ids', 'event', 'attorney', 'until', 'least', 'largest'],
    ['queue', 'status', 'number', 'words', 'proposed', 'after', 'move', 'from', 'seen', 'key'],
    // Changes of the content are worked on by all of the Studio together.
    ['change', 'commands', 'since', 'redo', 'over', 'act', 'to', 'mine', 'theirs'],
    ['where', 'place', 'reply', 'open', 'once', 'fate', 'coded', 'again'],
    ['effect', 'rule', 'message', 'value', 'title', 'schema', 'ui'],
    ['files', 'note', 'why', 'when', 'at', 'of', 'from', 'number', 'make', 'revoke'],
    // Narrow what a form received, of which the form says who may read it: tests/server/received.
    ['find', 'answers', 'as', 'webhook'],
    // One of the invented people, and a call as they make it: tests/server/studio/seen-as.test.ts.
    ['person', 'call', 'payload'],
    // Of an account, whose id stands beside them.
    ['disabled', 'reason'],
    ['page', 'limit', 'sort', 'direction', 'section', 'since', 'update_key'],
    ['matter_number', 'subject', 'description', 'files'],
    // Of a case or a claim, which somebody else's is none: tests/server/claims.
    ['member_id', 'check_number', 'check_date'],
    ['claim_id', 'auth_id', 'ap_id', 'claim_number', 'files[]', 'prefix[]'],
    ['case_details', 'matter_data', 'cdl_data', 'pdfFile'],
    // Secrets of a browser themselves: whoever holds one is the one.
    ['session', 'ticket', 'token', 'encrypted'],
    // Whole answers: what in them says whose they are is named like the inputs above.
    ['data', 'form'],
  ),
);

/** Calls that answer somebody else too, and what. */
const ANSWERED: Partial<Record<CallId, string>> = {
  getLeadHubspot: 'whether the address is invited, and its ids (OR-133)',
  check_valid_username: 'whether a username is free',
  check_password_link_status: 'that it is no link that lives',
  staff_link_status: 'the same',
  matter_case_details: 'the same as of a case that there is not (CDL-17)',
  cdl_case_details: 'the same',
  case_list: 'that the caller has no such case',
  staff_forgot_password: 'the same whether there is such an account or not',
  setup_attorney: 'No attorney Found',
  list_of_cases: 'none of one’s own cases has that number',
  list_auth_requests: 'that none of one’s own requests is of that member',
  downloadAggreementFiles: 'agreements that are for everybody',
  attorney_account: 'the desk, which works for all attorneys alike',
  desk_practising: 'the desk, which works for all attorneys alike',
  webhook_deliveries: 'that there is none of a webhook that no form declares',
  webhook_replay: 'the same',
  sign_code: 'that a code went to the mailbox of the signer',
};

/** The demo world shows its mailbox to everybody, and its people to the Studio; it is never in production. */
const OF_THE_DEMO: ReadonlySet<string> = new Set([
  ...['demo', 'demo_mail', 'demo_staff_code', 'studio_demo_people'],
]);

/** A form whose files are anybody's to add, and nobody else's to see. */
const ofForms = (id: string): Readonly<Record<string, Json>> => {
  if (id.startsWith('form_file')) return { '/:id': 'complaint', field: '/letters' };
  if (/^studio_(fate|outline|rule|form)/.test(id)) return { form: 'feedback', effect: 'show' };
  if (id === 'studio_edit') return { commands: [say('app.skip', 'Skip to the content')] };
  // A page of a list that there could be.
  const page = { after: `${NOW.getTime()}/00000000-0000-4000-8000-000000000000` };
  if (/^form_(sent|item)/.test(id)) return { form: 'seminar', ...page };
  if (/^desk_(beside|view)/.test(id)) return { form: 'complaint' };
  if (/^(received|webhook_)/.test(id)) return { form: 'complaint', answers: {}, ...page };
  return id === 'desk_queue' ? { form: 'complaint', ...page } : {};
};

const contracts = [...readContracts().values()].filter(({ id }) => !OF_THE_DEMO.has(id));

describe('what one knows of somebody else', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let people: Awaited<ReturnType<typeof fourPeople>>;
  let callers: Record<Kind, KnownCaller>;
  let before: string;

  beforeAll(async () => {
    databases = await startDatabases();
    const parts = { content: contentOf(await withStaffForm()) };
    app = await startApp({ ...(await databases.fresh()), config: { demo: true }, parts });
    people = await fourPeople(app);
    callers = await knownCallers(app);
    before = await theirRecords();
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** All that is kept of the four. */
  async function theirRecords(): Promise<string> {
    const { leads, attorneys } = people;
    const owners = leads.map((id) => `lead/${id}`);
    const drafts = app.store.selectFrom('draft').selectAll().where('owner', 'in', owners);
    const sent = app.store.selectFrom('submission').selectAll().where('owner', 'in', owners);
    const accounts = app.store.selectFrom('attorney').selectAll().where('id', 'in', attorneys);
    const requests = app.store
      .selectFrom('signature_request')
      .select(['id', 'attorney_id', 'status', 'signed_at'])
      .where('attorney_id', 'in', attorneys);
    const asked = app.store.selectFrom('form_item').selectAll();
    const said = app.store.selectFrom('matter_event').selectAll();
    const letters = app.store.selectFrom('form_file').selectAll().where('name', 'like', 'quarr%');
    const changes = app.store.selectFrom('attorney_change').selectAll();
    const shelves = [
      ...leads.flatMap((id) => [`lead/${id}`, `enrollment/${id}`] as const),
      ...attorneys.map((id) => `attorney/${id}` as const),
    ];
    return JSON.stringify([
      await drafts.orderBy('owner').execute(),
      await sent.orderBy('id').execute(),
      await accounts.orderBy('id').execute(),
      await requests.orderBy('id').execute(),
      await asked.where('attorney_id', 'in', attorneys).orderBy('id').execute(),
      await said.where('subject_id', 'in', people.values.request_id).orderBy('id').execute(),
      await letters.orderBy('id').execute(),
      await app.store.selectFrom('staff').selectAll().where('email', '=', people.staff).execute(),
      await changes.where('attorney_id', 'in', attorneys).orderBy('revision').execute(),
      await Promise.all(shelves.map((shelf) => app.services.files.list(shelf))),
    ]);
  }

  /** Makes a call; all of them come from one network, at one moment. */
  async function make(contract: Contract, { browser, headers }: KnownCaller, parts: Parts) {
    await app.store.deleteFrom('rate_limit').execute();
    const { url, payload } = requestOf(contract, parts);
    const one = browser();
    if (contract.request && 'multipart' in contract.request)
      return one.upload(url, payload as Record<string, string>, pdf('own.pdf'), headers);
    if (contract.method !== 'GET')
      return one.send({ method: contract.method, url, headers, payload });
    const query = new URLSearchParams(payload as Record<string, string>);
    return one.get(`${url}?${query}`, headers);
  }

  /** Every way to put something of somebody else into a request. */
  const variants = (contract: Contract, own: Parts): readonly (readonly [string, Parts])[] =>
    [...placesOf(contract), 'data/lead_id', 'form/lead_id'].flatMap((place) => {
      const [name = '', member] = place.startsWith('/') ? [place] : place.split('/');
      const whose = WHOSE.find((one) => one === (member ?? name));
      const isWhole = ['data', 'form', 'file'].includes(name) && placesOf(contract).includes(name);
      const holds = isWhole && typeof own.get(name) !== 'string';
      if (whose === undefined || (member !== undefined && !holds)) return [];
      return people.values[whose].map(
        (value) => [`${place}=${value}`, withValue(contract, own, place, value)] as const,
      );
    });

  const textOf = ({ body }: Answer) => (typeof body === 'string' ? body : JSON.stringify(body));

  it('is asked about in every contract: each input says whose it is, or is known not to', () => {
    const unknown = contracts.flatMap((contract) => [
      ...placesOf(contract)
        .map((place) => (place.startsWith('/') ? place : (place.split('/').at(-1) ?? '')))
        .filter((name) => !NOBODYS.has(name) && !WHOSE.some((whose) => whose === name))
        .map((name) => `${contract.id}: ${name}`),
      ...(contract.auth in MAY ? [] : [`${contract.id}: auth ${contract.auth}`]),
    ]);
    expect(unknown).toEqual([]);
  });

  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    'opens nothing of theirs in %s',
    async (id, contract) => {
      const breaches: string[] = [];
      for (const kind of KINDS) {
        const caller = callers[kind];
        const own = sampleOf(contract, (place) => ofForms(id)[place] ?? caller.own[place]);
        const may = MAY[contract.auth]?.includes(kind);
        const tried = [['their own', own] as const, ...variants(contract, own)];
        for (const [what, parts] of tried) {
          // Signing out ends what the tests of other calls need; nothing in it names anybody.
          if (id === 'logout' && kind !== 'nobody') continue;
          const answer = await make(contract, caller, parts);
          const said = `${kind} with ${what}: ${answer.status} ${textOf(answer).slice(0, 200)}`;
          const isClosed = answer.status === 401 || answer.status === 403;
          const isRefused = answer.status >= 400 && answer.status < 500;
          if (THEIR_WORDS.test(textOf(answer))) breaches.push(`told: ${said}`);
          if (!may && !isClosed) breaches.push(`let in: ${said}`);
          if (answer.status === 400 || answer.status >= 500)
            breaches.push(`not looked at: ${said}`);
          const isOthers = what !== 'their own';
          if (isOthers && !isRefused && !(id in ANSWERED)) breaches.push(`not refused: ${said}`);
        }
      }
      expect(breaches).toEqual([]);
    },
    60_000,
  );

  it('has changed nothing of theirs', async () => {
    expect(await theirRecords()).toBe(before);
  });
});
