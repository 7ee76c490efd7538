// Searches the smallest answers for which one release of a form acts otherwise than another: each found is what both judges say of it.

import type { Judge } from '../judge/judge.ts';
import type { FormBundle, FormNode, Json, JsonObject, Moment, Pointer } from '../model/types.ts';
import { fetchCalculating } from '../rules/engine.ts';
import { type Act, actsBetween } from './acts.ts';
import { type Given, worldWith } from './assigned.ts';
import { type ChangedField, type ChangedRule, changedBetween } from './changed.ts';
import { combinations } from './combinations.ts';
import { gatesOf } from './gates.ts';
import { limitsApart } from './limits-apart.ts';
import { tellingApart } from './telling-apart.ts';

/** Answers, and what is done otherwise of them. */
export interface Otherwise extends Act {
  /** The rule that was changed; '' for a field. */
  readonly rule: string;
  readonly given: readonly Given[];
}

/** A field that is asked for the first time, or no more. */
export interface CameOrWent {
  readonly act: 'new' | 'gone';
  readonly at: Pointer;
}

export interface Found {
  readonly otherwise: readonly Otherwise[];
  readonly fields: readonly CameOrWent[];
  /** Rules and fields that differ. */
  readonly changed: number;
  /** Those of them of which no answers were found. */
  readonly unseen: number;
  /** True where there was more than could be tried. */
  readonly isPart: boolean;
}

export interface Side {
  readonly form: FormBundle;
  readonly judge: Judge;
}

export interface Asked {
  readonly before: Side;
  readonly after: Side;
  readonly context: JsonObject;
  /** True when enough was looked at. */
  readonly isOver: () => boolean;
}

/** Of each thing that changed. */
const MOST_JUDGED = 160;
const MOST_SHOWN = 2;

/** Of everything that changed one or two answers each, the fewest that do it. */
export async function actsOtherwise(asked: Asked): Promise<Found> {
  await fetchCalculating();
  const changed = changedBetween(asked.before.form, asked.after.form);
  const both = changed.fields.filter(({ before, after }) => before && after);
  const things = [...changed.rules.map(trialOfRule(asked)), ...both.map(trialOfField(asked))];
  const otherwise: Otherwise[] = [];
  let [unseen, isPart] = [0, false];
  for (const thing of things) {
    isPart ||= asked.isOver();
    const found = isPart ? [] : await tried(asked, thing);
    if (found.length === 0) unseen += 1;
    otherwise.push(...found);
  }
  return {
    otherwise: once(otherwise),
    fields: changed.fields.flatMap(cameOrWent),
    ...{ changed: changed.rules.length + changed.fields.length, unseen, isPart },
  };
}

const cameOrWent = ({ at, before, after }: ChangedField): readonly CameOrWent[] => {
  if (before && after) return [];
  return [{ act: after ? 'new' : 'gone', at }];
};

/** What is tried of one thing that changed. */
interface Trial {
  readonly rule: string;
  readonly moment: Moment;
  /** Where it acts. */
  readonly places: readonly string[];
  /** Answers that tell both apart, the fewest first. */
  readonly apart: Iterable<readonly Given[]>;
  /** Answers on which it depends whether the places are there at all. */
  readonly gates: ReadonlyMap<string, readonly Json[]>;
  readonly rows: readonly (readonly string[])[];
}

const trialOfRule =
  (asked: Asked) =>
  (rule: ChangedRule): Trial => {
    const { places, rows, apart, reads } = tellingApart(asked, rule);
    const own = [rule.after, rule.before].filter((one) => one !== undefined);
    const on = (rule.after ?? rule.before)?.rule.on;
    return {
      ...{ rule: rule.name, places, apart, gates: gatesOf(asked, { places, reads, own }) },
      rows: [...rows, ...places.flatMap(rowsAbove)],
      moment: on === 'start' ? 'start' : 'submit',
    };
  };

const trialOfField =
  (asked: Asked) =>
  ({ at, before, after }: ChangedField): Trial => {
    const place = at.replaceAll('/*', '/0');
    const values = limitsApart([before, after].filter((one): one is FormNode => !!one));
    return {
      ...{
        rule: '',
        moment: 'submit',
        places: [place],
        gates: gatesOf(asked, { places: [place] }),
      },
      apart: [[], ...values.map((value) => [{ at: place, value }])],
      rows: rowsAbove(place),
    };
  };

/** Without a row nothing in it is asked. */
function rowsAbove(place: Pointer): readonly (readonly string[])[] {
  const tokens = place.slice(1).split('/');
  const at = tokens.indexOf('0');
  return at < 0 || at === tokens.length - 1 ? [] : [tokens.slice(0, at + 1)];
}

/** First what tells both apart alone, then together with what has to be answered for the places to be there. */
async function tried(asked: Asked, trial: Trial): Promise<readonly Otherwise[]> {
  const found = new Map<string, Otherwise>();
  let judged = 0;
  const isDone = (): boolean => found.size >= MOST_SHOWN || judged >= MOST_JUDGED || asked.isOver();
  const gates = [[], ...combinations(trial.gates, 2)];
  const apart = [...trial.apart];
  for (const gate of gates) {
    if (found.size > 0) break;
    for (const own of apart) {
      if (isDone()) break;
      const given = [...own, ...gate.filter(({ at }) => !own.some((one) => one.at === at))];
      judged += 1;
      for (const act of await actsOf(asked, trial, given))
        if (!found.has(act.act)) found.set(act.act, { ...act, rule: trial.rule, given });
    }
  }
  return [...found.values()].filter(isNews([...found.values()])).slice(0, MOST_SHOWN);
}

/** Another reason matters only where it is refused before and after whatever is answered. */
const isNews =
  (all: readonly Otherwise[]) =>
  ({ act, at }: Otherwise): boolean =>
    act !== 'says' || !all.some((one) => one.act !== 'says' && one.at === at);

async function actsOf(
  { before, after, context }: Asked,
  { moment, places, rows }: Trial,
  given: readonly Given[],
): Promise<readonly Act[]> {
  const world = worldWith(context, given, rows);
  if (!world) return [];
  const asked = { ...world, moment };
  const [was, is] = await Promise.all([before.judge.judge(asked), after.judge.judge(asked)]);
  return actsBetween(was, is, places);
}

/** Two rules that do one thing together are told once. */
function once(all: readonly Otherwise[]): readonly Otherwise[] {
  const nameOf = ({ act, at, given, fault }: Otherwise): string =>
    JSON.stringify([act, at, given, fault?.message ?? '']);
  return [...new Map(all.map((one) => [nameOf(one), one])).values()];
}
