// Lint: what only things that forms sent can do (deadlines, conditions, two people) stands in their flows, and can happen.
import {
  type Condition,
  type Conditions,
  conditionFault,
  type Flow,
  type FlowState,
  fromOf,
  movesFrom,
  nearestOf,
  SYSTEM,
  toPointer,
} from '../../../core/index.ts';
import type { LinkedForm } from '../../model/model.ts';
import { didYouMean, type NewFault, type Report } from '../../read/faults.ts';
import { fieldAt, nearestField } from '../common/field-lookup.ts';
import type { WholeLint } from '../common/lint.ts';
import { formOfFlow, formsThrough, isProgramFlow } from './form-flow.ts';

export const flowForms: WholeLint = ({ model, program, report }) => {
  for (const { file, flow } of model.flows.values()) {
    const tell: Tell = (fault) => report({ file, ...fault });
    if (isProgramFlow(program, flow.id) && formOfFlow(program, flow.id) === undefined) {
      tellUnread(flow, tell);
      continue;
    }
    const forms = formsThrough(model, flow.id);
    for (const [at, state] of flow.states.entries()) checkDeadlines(flow, { at, state }, tell);
    for (const [at, move] of flow.moves.entries()) {
      checkOthers(flow, { at, names: move.notBy ?? [] }, tell);
      if (move.when) checkWhen(move.when, { place: `/moves/${at}/when`, forms, tell });
    }
  }
};

type Tell = (fault: Omit<NewFault, 'file'>) => ReturnType<Report>;

/** Nothing was sent from which a condition could be told, and nobody looks at how long such things stay. */
function tellUnread(flow: Flow, tell: Tell): void {
  const places = [
    ...flow.states.flatMap(({ after }, at) => (after ? [[`/states/${at}/after`, 'after']] : [])),
    ...flow.moves.flatMap(({ when, notBy }, at) => [
      ...(when ? [[`/moves/${at}/when`, 'when']] : []),
      ...(notBy ? [[`/moves/${at}/notBy`, 'notBy']] : []),
    ]),
  ];
  for (const [place = '', word] of places)
    tell({
      code: 'not-read',
      place,
      message: `"${word}" says nothing here: no form goes through the flow "${flow.id}".`,
      remedy: 'Take it out.',
    });
}

interface Placed {
  readonly at: number;
  readonly state: FlowState;
}

function checkDeadlines(flow: Flow, { at, state }: Placed, tell: Tell): void {
  const moves = movesFrom(flow, state.name, SYSTEM).map(({ name }) => name);
  for (const [nth, { days, move }] of (state.after ?? []).entries()) {
    const place = `/states/${at}/after/${nth}`;
    const before = state.after?.[nth - 1];
    if (before && before.days >= days)
      tell({
        code: 'deadline-order',
        place: `${place}/days`,
        message: `This deadline of "${state.name}" does not come after the one before it.`,
        remedy: 'Put the fewest days first, each number once.',
      });
    if (before?.move !== undefined)
      tell({
        code: 'deadline-late',
        place,
        message: `After ${before.days} days it has left "${state.name}", so that this never happens.`,
        remedy: 'Let it move on at the last deadline.',
      });
    if (move === undefined || moves.includes(move)) continue;
    const near = nearestOf(move, moves);
    tell({
      code: 'unknown-name',
      place: `${place}/move`,
      message: `"${move}" is not a move of "${SYSTEM}" from "${state.name}".`,
      remedy: didYouMean(near, `Add it to "moves", with "who": "${SYSTEM}".`),
      nearest: near,
    });
  }
}

function checkOthers(
  flow: Flow,
  { at, names }: { readonly at: number; readonly names: readonly string[] },
  tell: Tell,
): void {
  const own = flow.moves[at];
  const known = flow.moves.filter(({ who }) => who === own?.who).map(({ name }) => name);
  for (const [nth, name] of names.entries()) {
    if (known.includes(name)) continue;
    const near = nearestOf(name, known);
    tell({
      code: 'unknown-name',
      place: `/moves/${at}/notBy/${nth}`,
      message: `"${name}" is not a move of "${own?.who}".`,
      remedy: didYouMean(near, `Moves are: ${known.join(', ')}.`),
      nearest: near,
    });
  }
  const states = own ? fromOf(flow, own) : [];
  if (names.length > 0 && own?.from === 'any' && states.length === 0)
    tell({
      code: 'dead-end',
      place: `/moves/${at}/from`,
      message: `"${own.name}" leads from no state.`,
      remedy: 'Add a state that is not a last one.',
    });
}

interface Asked {
  readonly place: string;
  readonly forms: readonly LinkedForm[];
  readonly tell: Tell;
}

/** What is known of a thing besides the answers it was sent with, as `server/flows` puts it. */
const KNOWN = ['context.today', 'context.item.number', 'context.item.status', 'context.item.days'];

function checkWhen(when: Conditions, asked: Asked): void {
  const fault = conditionFault(when);
  if (fault)
    asked.tell({
      code: 'condition-misfit',
      place: asked.place,
      message: `"${String(fault.params.operator)}" cannot be asked like this.`,
      remedy: 'Compare as the rules of forms do: equal, in, isEmpty, greaterThan and so on.',
    });
  checkCondition(when, asked);
}

function checkCondition(condition: Condition, { place, forms, tell }: Asked): void {
  if ('all' in condition || 'any' in condition) {
    const [word, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any];
    for (const [at, part] of parts.entries())
      checkCondition(part, { place: `${place}/${word}/${at}`, forms, tell });
    return;
  }
  if ('not' in condition) {
    checkCondition(condition.not, { place: `${place}/not`, forms, tell });
    return;
  }
  const other = condition.value as { readonly fact?: unknown } | null;
  const facts = [
    ['fact', 'fact' in condition ? condition.fact : undefined],
    ['value/fact', typeof other === 'object' ? other?.fact : undefined],
  ] as const;
  for (const [word, fact] of facts)
    if (typeof fact === 'string') checkFact(fact, { place: `${place}/${word}`, forms, tell });
}

function checkFact(fact: string, { place, forms, tell }: Asked): void {
  if (fact.startsWith('context.')) {
    if (KNOWN.includes(fact)) return;
    const near = nearestOf(fact, KNOWN);
    tell({
      code: 'unknown-name',
      place,
      message: `"${fact}" is nothing that is known of what was sent.`,
      remedy: didYouMean(near, `Known are: ${KNOWN.join(', ')}.`),
      nearest: near,
    });
    return;
  }
  for (const form of forms) {
    if (fieldAt(form, toPointer(fact)) !== undefined) continue;
    const near = nearestField(form, fact);
    tell({
      code: 'unknown-field',
      place,
      message: `The form "${form.id}" goes through this flow and has no field "${fact}".`,
      remedy: didYouMean(near, 'Name a field of the form.'),
      nearest: near,
    });
  }
}
