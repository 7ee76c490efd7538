// What two judgements of the same answers say otherwise: refused or not, asked, shown, offered, filled in.

import type { Fault, FieldState, Json, Judgement, Pointer } from '../model/types.ts';
import { isHidden } from '../rules/field-states.ts';
import { generic, isWithin } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';

type Told =
  | 'refused'
  | 'accepted'
  /** Refused before as well, for another reason. */
  | 'says'
  | 'warned'
  | 'unwarned'
  | 'hidden'
  | 'shown'
  | 'required'
  | 'optional'
  | 'disabled'
  | 'enabled'
  | 'options'
  | 'value'
  | 'opens'
  | 'unopens';

export interface Act {
  readonly act: Told;
  readonly at: Pointer;
  /** The fault or warning that is told now, or was. */
  readonly fault?: Fault;
  /** What is filled in, offered or opened now. */
  readonly value?: Json;
}

/** At these places and within them; at one place the act that explains the others. */
export function actsBetween(
  before: Judgement,
  after: Judgement,
  places: readonly string[],
): readonly Act[] {
  const isMeant = (at: Pointer): boolean =>
    places.some((place) => isWithin(generic(at), generic(place)));
  const states = statesBetween(before, after).filter(({ at }) => isMeant(at));
  const veiled = states.filter(({ act }) => act === 'hidden' || act === 'shown');
  const isVeiled = (at: Pointer): boolean =>
    isHidden(before.fields, at) !== isHidden(after.fields, at) &&
    veiled.some((one) => isWithin(at, one.at));
  const told = [
    ...faultsBetween(before.faults, after.faults, REFUSALS),
    ...faultsBetween(before.warnings, after.warnings, WARNINGS),
  ].filter(({ at }) => isMeant(at) && !isVeiled(at));
  const isTold = (at: Pointer): boolean => told.some((one) => one.at === at);
  return [
    ...told,
    ...states.filter(({ act, at }) => veiled.some((one) => one.act === act) || !isTold(at)),
    ...valuesBetween(before, after).filter(({ at }) => isMeant(at)),
    ...opensBetween(before, after),
  ];
}

const REFUSALS = { now: 'refused', before: 'accepted', other: 'says' } as const;
const WARNINGS = { now: 'warned', before: 'unwarned', other: 'warned' } as const;

function faultsBetween(
  before: readonly Fault[],
  after: readonly Fault[],
  acts: typeof REFUSALS | typeof WARNINGS,
): readonly Act[] {
  const was = new Map(before.map((fault) => [fault.path, fault]));
  const is = new Map(after.map((fault) => [fault.path, fault]));
  return [
    ...[...is].flatMap(([at, fault]): readonly Act[] => {
      const old = was.get(at);
      if (!old) return [{ act: acts.now, at, fault }];
      return nameOf(old) === nameOf(fault) ? [] : [{ act: acts.other, at, fault }];
    }),
    ...[...was].flatMap(([at, fault]): readonly Act[] =>
      is.has(at) ? [] : [{ act: acts.before, at, fault }],
    ),
  ];
}

const nameOf = ({ code, message, params }: Fault): string =>
  `${code} ${message ?? ''} ${JSON.stringify(params)}`;

function statesBetween(before: Judgement, after: Judgement): readonly Act[] {
  const places = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return [...places].flatMap((at) => stateActs(at, before.fields[at], after.fields[at]));
}

const PAIRS = [
  ['hidden', 'hidden', 'shown'],
  ['required', 'required', 'optional'],
  ['disabled', 'disabled', 'enabled'],
] as const;

function stateActs(
  at: Pointer,
  was: FieldState | undefined,
  is: FieldState | undefined,
): readonly Act[] {
  const acts: Act[] = [];
  for (const [member, on, off] of PAIRS) {
    if ((was?.[member] ?? false) === (is?.[member] ?? false)) continue;
    acts.push({ act: is?.[member] ? on : off, at });
    if (member === 'hidden') return acts;
  }
  const [old, now] = [was?.options ?? null, is?.options ?? null];
  if (!sameValue(old, now)) acts.push({ act: 'options', at, value: now });
  return acts;
}

function valuesBetween(before: Judgement, after: Judgement): readonly Act[] {
  const places = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  return [...places].flatMap((at): readonly Act[] => {
    const value = after.values[at] ?? null;
    return sameValue(before.values[at] ?? null, value) ? [] : [{ act: 'value', at, value }];
  });
}

const opensBetween = (before: Judgement, after: Judgement): readonly Act[] => [
  ...without(after.opens, before.opens).map((value) => ({ act: 'opens' as const, at: '', value })),
  ...without(before.opens, after.opens).map((value) => ({
    ...{ act: 'unopens' as const, at: '', value },
  })),
];

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.includes(one));
