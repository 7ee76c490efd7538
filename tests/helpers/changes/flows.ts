// Changes of status flows: states, their tones and groups, moves, what they ask and which mails they send.
import type { Json } from '../../../runtime/core/index.ts';
import { type Draft, type Kind, listAt, type Value } from './draft.ts';

const FLOW = /^schemas\/flows\/[\w-]+\.json$/;
const WORDS = 'messages/en-US/flows.json';

const inFlow = (change: (flow: Value, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(FLOW);
    const flow = draft.value(file);
    const what = change(flow, draft);
    draft.put(file, flow);
    return what && `${what}, in ${file}`;
  };
};

const aState = (change: (state: Value, draft: Draft, flow: Value) => string | undefined): Kind =>
  inFlow((flow, draft) => {
    const state = draft.random.of(listAt(flow, 'states')) as Value;
    const { name } = state;
    const what = change(state, draft, flow);
    return what && `state ${name}: ${what}`;
  });

const aMove = (change: (move: Value, draft: Draft, flow: Value) => string | undefined): Kind =>
  inFlow((flow, draft) => {
    const move = draft.random.of(listAt(flow, 'moves')) as Value;
    const { name } = move;
    const what = change(move, draft, flow);
    return what && `move ${name}: ${what}`;
  });

/** In every place of the flow. */
function otherName(flow: Value, from: Json, to: Json): void {
  const anew = (value: Json): Json => (value === from ? to : value);
  for (const state of listAt(flow, 'states') as Value[]) state.name = anew(state.name ?? null);
  for (const move of listAt(flow, 'moves') as Value[]) {
    move.to = anew(move.to ?? null);
    if (Array.isArray(move.from)) move.from = move.from.map(anew);
    if (Array.isArray(move.usual)) move.usual = move.usual.map(anew);
  }
  const start = flow.start as Value;
  start.to = anew(start.to ?? null);
}

const stateGone = (flow: Value, name: Json): void => {
  flow.states = (listAt(flow, 'states') as Value[]).filter((state) => state.name !== name);
  flow.moves = (listAt(flow, 'moves') as Value[]).flatMap((move) => {
    if (move.to === name) return [];
    if (!Array.isArray(move.from)) return [move];
    const from = move.from.filter((one) => one !== name);
    if (from.length === 0) return [];
    const { usual: before, ...rest } = move;
    const usual = Array.isArray(before) ? before.filter((one) => one !== name) : [];
    return [{ ...rest, from, ...(usual.length > 0 && { usual }) }];
  });
};

const stateRetired = (to: (flow: Value, name: Json) => Json | undefined): Kind =>
  aState((state, _, flow) => {
    const name = state.name ?? null;
    const next = to(flow, name);
    stateGone(flow, name);
    if (next === undefined) return 'taken away, with nowhere to go';
    flow.retired = [...listAt(flow, 'retired'), { name, to: next }];
    return `retired, goes on as ${next}`;
  });

const firstOther = (flow: Value, name: Json): Json =>
  (listAt(flow, 'states') as Value[]).find((state) => state.name !== name)?.name ?? null;

/** By name. */
export const FLOWS: Readonly<Record<string, Kind>> = {
  tone: aState((state, { random }) => {
    state.tone = random.of(['info', 'warning', 'danger', 'success', 'neutral', 'accent', 'loud']);
    return `tone ${state.tone}`;
  }),
  group: aState((state, { random }) => {
    state.group = random.of<Json>(['network', 'covered', 'former', 'nowhere', 3]);
    return `group ${state.group}`;
  }),
  noGroup: aState((state) => {
    if (state.group === undefined) return undefined;
    delete state.group;
    return 'in no group any more';
  }),
  waits: aState((state, { random }) => {
    state.waits = random.of(['desk', 'attorney', 'nobody', 'applicant']);
    return `waits for ${state.waits}`;
  }),
  last: aState((state) => {
    state.last = state.last !== true;
    return `last: ${state.last}`;
  }),
  stateNamed: aState((state, _, flow) => {
    const before = state.name ?? null;
    otherName(flow, before, `${before} Anew`);
    return `${before} is called otherwise`;
  }),
  stateNamedWithWay: aState((state, _, flow) => {
    const before = state.name ?? null;
    otherName(flow, before, `${before} Anew`);
    flow.retired = [...listAt(flow, 'retired'), { name: before, to: `${before} Anew` }];
    return `${before} is called otherwise, and says so`;
  }),
  stateMore: inFlow((flow, { random }) => {
    const states = listAt(flow, 'states') as Value[];
    const [first] = states;
    states.splice(1, 0, { name: 'Laid Aside', tone: 'neutral', waits: 'desk' });
    const moves = listAt(flow, 'moves') as Value[];
    const from = [first?.name ?? null];
    if (random.below(3) > 0) moves.push({ name: 'lay-aside', who: 'desk', from, to: 'Laid Aside' });
    return 'state Laid Aside added, with a move to it that has no words';
  }),
  stateMoreWithWords: inFlow((flow, draft) => {
    const [first] = listAt(flow, 'states') as Value[];
    listAt(flow, 'states').splice(1, 0, { name: 'Laid Aside', tone: 'neutral', waits: 'desk' });
    const from = [first?.name ?? null];
    listAt(flow, 'moves').push(
      { name: 'lay-aside', who: 'desk', from, to: 'Laid Aside' },
      { name: 'take-up', who: 'desk', from: ['Laid Aside'], to: first?.name ?? null },
    );
    draft.edit(WORDS, (words) => {
      words[`${flow.id}.move.lay-aside`] = 'Lay aside';
      words[`${flow.id}.done.lay-aside`] = 'Laid aside';
      words[`${flow.id}.move.take-up`] = 'Take up again';
      words[`${flow.id}.done.take-up`] = 'Taken up again';
    });
    return 'state Laid Aside added, with moves to it and back';
  }),
  stateRetired: stateRetired(firstOther),
  stateRetiredToNowhere: stateRetired(() => 'Nowhere'),
  stateGone: stateRetired(() => undefined),
  statesTurned: inFlow((flow) => {
    flow.states = listAt(flow, 'states').reverse();
    return 'states in another order';
  }),
  start: inFlow((flow, { random }) => {
    const start = flow.start as Value;
    const state = random.of(listAt(flow, 'states')) as Value;
    start.to = random.of([state.name ?? null, 'Nowhere']);
    return `starts as ${start.to}`;
  }),
  moveGone: inFlow((flow, { random }) => {
    const moves = listAt(flow, 'moves') as Value[];
    const [gone] = moves.splice(random.below(moves.length), 1);
    return `move ${gone?.name} taken out`;
  }),
  moveTwice: inFlow((flow, { random }) => {
    const moves = listAt(flow, 'moves') as Value[];
    const move = random.of(moves);
    moves.push(structuredClone(move));
    return `move ${move.name} twice`;
  }),
  moveNamed: aMove((move) => {
    move.name = `${move.name}-anew`;
    return 'has another name';
  }),
  moveTo: aMove((move, { random }, flow) => {
    const state = random.of(listAt(flow, 'states')) as Value;
    move.to = random.of([state.name ?? null, state.name ?? null, 'Nowhere']);
    return `leads to ${move.to}`;
  }),
  moveFrom: aMove((move, { random }, flow) => {
    const state = random.of(listAt(flow, 'states')) as Value;
    move.from = random.of<Json>(['any', [state.name ?? null], [], ['Nowhere']]);
    return `from ${JSON.stringify(move.from)}`;
  }),
  moveBy: aMove((move, { random }) => {
    const before = move.who;
    move.who = random.of(['desk', 'attorney', 'system', 'applicant', 'nobody', 'public']);
    return `made by ${move.who} instead of ${before}`;
  }),
  moveForm: aMove((move, { random }) => {
    const before = move.form;
    move.form = random.of([
      'desk-reply',
      'desk-deny',
      'desk-answer',
      'desk-pay',
      'feedback',
      'nowhere',
    ]);
    return `asks ${move.form} instead of ${before}`;
  }),
  moveAsksNothing: aMove((move) => {
    if (move.form === undefined) return undefined;
    const before = move.form;
    delete move.form;
    return `asks nothing instead of ${before}`;
  }),
  mail: aMove((move, { random }) => {
    const mail = random.of([
      'claim_denied',
      'approved',
      'case_assigned',
      'request_replied',
      'nowhere',
    ]);
    move.mails = [{ mail, to: random.of(['attorney', 'applicant', 'desk']) }];
    return `sends ${mail}`;
  }),
  mailGone: aMove((move) => {
    if (move.mails === undefined) return undefined;
    delete move.mails;
    return 'sends no mail any more';
  }),
  mailLink: aMove((move, { random }) => {
    const [mail] = listAt(move, 'mails') as Value[];
    if (!mail) return undefined;
    mail.link = random.of(['/claims', '/nowhere', '/claims?number={nowhere}', 'claims', '/home']);
    return `mail leads to ${mail.link}`;
  }),
  mailSwitch: aMove((move, { random }) => {
    const [mail] = listAt(move, 'mails') as Value[];
    if (!mail) return undefined;
    mail.switch = { form: 'notifications', field: random.of(['replies', 'decisions', 'nowhere']) };
    return `mail is switched by ${(mail.switch as Value).field}`;
  }),
  payment: aMove((move, { random }) => {
    move.payment = random.of(['pay', 'propose', 'confirm', 'correct', 'return', 'gift']);
    return `payment ${move.payment}`;
  }),
};
