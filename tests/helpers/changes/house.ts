// Changes of the house, of forms as a whole, and of the contracts of calls.
import type { Json } from '../../../runtime/core/index.ts';
import { type Draft, type Kind, listAt, objectAt, objectsIn, type Value } from './draft.ts';

const HOUSE = 'schemas/house.json';
const FORM = /^schemas\/forms\/[\w-]+\/form\.json$/;
const CALL = /^schemas\/calls\/[\w-]+\.json$/;

const inHouse = (change: (house: Value, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const house = draft.value(HOUSE);
    const what = change(house, draft);
    draft.put(HOUSE, house);
    return what && `the house: ${what}`;
  };
};

const memberOf = (name: string, change: (all: Value, key: string, draft: Draft) => string) =>
  inHouse((house, draft) => {
    const all = objectAt(house, name);
    return `${name}: ${change(all, draft.random.of(Object.keys(all)), draft)}`;
  });

const inForm = (change: (form: Value, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(FORM);
    const form = draft.value(file);
    const what = change(form, draft);
    draft.put(file, form);
    return what && `form ${form.id}: ${what}`;
  };
};

const inCall = (change: (call: Value, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(CALL);
    const call = draft.value(file);
    const what = change(call, draft);
    draft.put(file, call);
    return what && `call ${call.id}: ${what}`;
  };
};

const gone = (all: Value, key: string): string => {
  delete all[key];
  return `${key} taken out`;
};

const HOUSES: Readonly<Record<string, Kind>> = {
  timeZone: inHouse((house, { random }) => {
    house.timeZone = random.of(['Pacific/Kiritimati', 'Europe/Rome', 'Mars/Base', 'UTC', '']);
    return `time zone ${house.timeZone}`;
  }),
  role: memberOf('roles', (all) => {
    all.auditor = { who: 'staff' };
    return 'auditor added';
  }),
  roleGone: memberOf('roles', gone),
  callerGone: memberOf('callers', gone),
  callerRoles: memberOf('callers', (all, key, { random }) => {
    const caller = objectAt(all, key);
    caller.roles = [random.of(['desk', 'attorney', 'editor', 'nowhere'])];
    return `${key} for ${caller.roles}`;
  }),
  addressGone: inHouse((house, { random }) => {
    const all = listAt(house, 'addresses');
    const [gone] = all.splice(random.below(all.length), 1);
    return `address ${gone} taken out`;
  }),
  groupGone: memberOf('stateGroups', gone),
  formatMask: memberOf('formats', (all, key, { random }) => {
    all[key] = { of: 'phone', mask: random.of(['999-999', '(999)999-9999', '', 'aaa']) };
    return `${key} has another mask`;
  }),
  formatGone: memberOf('formats', gone),
  documentGone: memberOf('documents', gone),
  documentOffered: memberOf('documents', (all, key, { random }) => {
    const offer = random.of<Json>([false, true, { some: 'nowhere', in: ['GA'] }]);
    all[key] = { ...objectAt(all, key), offer };
    return `${key} offered ${JSON.stringify(offer)}`;
  }),
  documentTable: memberOf('documents', (all, key, { random }) => {
    const view = random.of(['fee-schedule', 'cases', 'nowhere']);
    all[key] = { ...objectAt(all, key), table: { view } };
    return `${key} with the table ${view}`;
  }),
  fileKind: memberOf('files', (all, key, { random }) => {
    const kind = objectAt(all, key);
    kind.endings = random.of<Json>([['.pdf'], ['.x'], [], 'pdf']);
    return `${key} ends in ${JSON.stringify(kind.endings)}`;
  }),
  fileKindGone: memberOf('files', gone),
  wording: memberOf('wording', (all, key) => {
    listAt(all, key).pop();
    return `${key} has one less`;
  }),
};

const FORMS: Readonly<Record<string, Kind>> = {
  access: inForm((form, { random }) => {
    const before = form.access;
    form.access = random.of(['public', 'attorney', 'desk', 'admin', 'applicant', 'nobody']);
    return `for ${form.access} instead of ${before}`;
  }),
  kind: inForm((form) => {
    form.kind = form.kind === 'single' ? 'wizard' : 'single';
    return `a ${form.kind}`;
  }),
  onNewRelease: inForm((form, { random }) => {
    if (form.draft === undefined) return undefined;
    const draft = objectAt(form, 'draft');
    draft.onNewRelease = random.of(['pin', 'migrate', 'restart', 'forget']);
    return `drafts: ${draft.onNewRelease}`;
  }),
  noDraft: inForm((form) => {
    if (form.draft === undefined) return undefined;
    delete form.draft;
    return 'keeps no draft any more';
  }),
  submit: inForm((form, { random }) => {
    const submit = objectAt(form, 'submit');
    const before = submit.call;
    form.submit = {
      ...submit,
      call: random.of(['create_claim', 'logout', 'nowhere', 'form_submit']),
    };
    return `sent by ${(form.submit as Value).call} instead of ${before}`;
  }),
  noSubmit: inForm((form) => {
    if (form.submit === undefined) return undefined;
    delete form.submit;
    return 'sent by no call any more';
  }),
  given: inForm((form) => {
    const given = objectAt(form, 'given');
    const submit = listAt(given, 'submit');
    if (submit.length === 0) return undefined;
    return `${submit.pop()} no longer goes along`;
  }),
  afterwards: inForm((form, { random }) => {
    const then = random.of<Value>([{ go: '/home' }, { go: '/nowhere' }, { message: 'nowhere' }]);
    form.submit = { ...objectAt(form, 'submit'), then };
    return `afterwards ${JSON.stringify(then)}`;
  }),
  start: inForm((form, { random }) => {
    const map = listAt(objectAt(form, 'start'), 'map') as Value[];
    if (map.length === 0) return undefined;
    const one = random.of(map);
    one.to = random.of(['nowhere', 'contacts', String(one.to)]);
    one.from = random.of(['case.number', 'nowhere', 'lead.email']);
    return `starts with ${one.to} from ${one.from}`;
  }),
  confirm: inForm((form, { random }) => {
    const [change] = listAt(objectAt(form, 'confirm'), 'changes') as Value[];
    if (!change) return undefined;
    change.fields = [random.of(['nowhere', 'college', 'replies'])];
    return `confirmed by ${change.fields}`;
  }),
  formGone: (draft) => {
    const file = draft.file(FORM);
    for (const one of draft.files(/^schemas\/forms\//))
      if (one.startsWith(file.replace('form.json', ''))) draft.remove(one);
    return `${file} and all beside it is gone`;
  },
};

/** What people type, as calls are sent it by forms and by single fields. */
function fieldNames(draft: Draft): ReadonlySet<string> {
  const forms = draft.files(/^schemas\/(forms|sections)\/.*\.(schema|ui)\.json$/);
  return new Set(
    forms.flatMap((file) =>
      objectsIn(draft.value(file)).flatMap((one) => [
        ...Object.keys(objectAt(one, 'properties')),
        ...Object.keys(objectAt(one, 'with')),
      ]),
    ),
  );
}

const CALLS: Readonly<Record<string, Kind>> = {
  requires: inCall((call) => {
    const request = objectAt(call, 'request');
    if (request.type !== 'object') return undefined;
    request.required = [...listAt(request, 'required'), 'something_new'];
    request.properties = { ...objectAt(request, 'properties'), something_new: { type: 'string' } };
    return 'requires something new';
  }),
  narrower: inCall((call, draft) => {
    const inputs = objectAt(objectAt(call, 'request'), 'properties');
    const typed = fieldNames(draft);
    const names = Object.keys(inputs).filter(
      (name) => typed.has(name) && objectAt(inputs, name).type === 'string',
    );
    if (names.length === 0) return undefined;
    const name = draft.random.of(names);
    objectAt(inputs, name).maxLength = 3;
    return `takes three characters as ${name}`;
  }),
  closed: inCall((call) => {
    const request = objectAt(call, 'request');
    if (request.type !== 'object') return undefined;
    request.additionalProperties = request.additionalProperties !== false;
    return `additional properties: ${request.additionalProperties}`;
  }),
  inputGone: inCall((call, { random }) => {
    const properties = objectAt(objectAt(call, 'request'), 'properties');
    if (Object.keys(properties).length === 0) return undefined;
    return gone(properties, random.of(Object.keys(properties)));
  }),
  answerGone: inCall((call, { random }) => {
    const answer = objectAt(objectAt(call, 'responses'), '200');
    const properties = objectAt(answer, 'properties');
    if (Object.keys(properties).length === 0) return undefined;
    return `its answer: ${gone(properties, random.of(Object.keys(properties)))}`;
  }),
  path: inCall((call) => {
    call.path = `${call.path}x`;
    return `stands at ${call.path}`;
  }),
  auth: inCall((call, { random }) => {
    call.auth = random.of(['none', 'attorney', 'desk', 'nobody']);
    return `for ${call.auth}`;
  }),
  method: inCall((call) => {
    call.method = call.method === 'GET' ? 'POST' : 'GET';
    return `method ${call.method}`;
  }),
  callGone: (draft) => {
    const file = draft.file(CALL);
    draft.remove(file);
    return `${file} is gone`;
  },
};

/** By name. */
export const WHOLE_FORMS = FORMS;
export const THE_HOUSE = HOUSES;
export const CONTRACTS = CALLS;
