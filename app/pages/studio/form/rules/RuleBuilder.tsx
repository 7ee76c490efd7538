// Puts one rule together: rows of field, comparison and value, below them how it reads, and the two cases that hold it.

import { type ReactElement, useEffect, useState } from 'react';
import type { Json } from '../../../../../runtime/core/index.ts';
import type { AnswerOf } from '../../../../calls/typed.ts';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import type { Act } from '../../work/types.ts';
import { type Drawn, type Field, isWhole, type Row, rowOf, type Tried, whenOf } from './made.ts';
import { RuleRow } from './RuleRow.tsx';
import { Runs } from './Runs.tsx';

interface Props {
  readonly about: Pick<Tried, 'change' | 'form' | 'section' | 'field'>;
  readonly fields: readonly Field[];
  readonly begun: Drawn;
  /** The rule it takes the place of. */
  readonly name?: string;
  readonly isBusy: boolean;
  /** Why it was not saved; '' where nothing was refused. */
  readonly refused: string;
  readonly onSave: (act: Act) => void;
  readonly onCancel: () => void;
}

type Trial = AnswerOf<'studio_rule_try'>['data'];

export function RuleBuilder(props: Props): ReactElement {
  const { about, fields, begun, name, isBusy, refused, onSave, onCancel } = props;
  const t = useT();
  const [drawn, setDrawn] = useState(begun);
  const asked = askedOf(drawn, about, name);
  const { trial, failed } = useTrial(isReady(drawn, fields) ? asked : undefined);
  const { rows, match } = drawn;
  const set = (next: Partial<Drawn>): void => setDrawn({ ...drawn, ...next });
  const setRow = (at: number, row: Row): void => set({ rows: rows.with(at, row) });
  const save = (): void => {
    const { change: _, form: __, ...rule } = asked;
    const cases = (trial?.cases ?? []).map(({ acts: ___, ...one }) => one);
    onSave({ do: 'rule-set', ...rule, cases } as Act);
  };
  return (
    <fieldset className="st-rule-builder">
      <legend>{t(`studio.rules.effect.${drawn.effect}`)}</legend>
      {rows.length > 1 && <Match match={match} onMatch={(next) => set({ match: next })} />}
      {rows.map((row, at) => (
        <RuleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          key={at}
          {...{ row, fields }}
          onRow={(next) => setRow(at, next)}
          onRemove={rows.length > 1 ? () => set({ rows: rows.toSpliced(at, 1) }) : undefined}
        />
      ))}
      <button
        type="button"
        className="linkbtn"
        onClick={() => set({ rows: [...rows, ...fields.slice(0, 1).map(rowOf)] })}
      >
        {t('studio.rules.condition')}
      </button>
      <Besides {...{ drawn, fields, set }} />
      <div className="st-rule-reads" aria-live="polite">
        {trial && <Proposed trial={trial} />}
        {(failed || refused) && <p className="st-bad">{failed || refused}</p>}
      </div>
      <div className="st-rule-acts">
        <button type="button" className="btn" disabled={!trial || isBusy} onClick={save}>
          {t('studio.rules.accept')}
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          {t('studio.rules.cancel')}
        </button>
      </div>
    </fieldset>
  );
}

interface MatchProps {
  readonly match: Drawn['match'];
  readonly onMatch: (match: Drawn['match']) => void;
}

/** Do all rows have to hold, or is one enough? */
function Match({ match, onMatch }: MatchProps): ReactElement {
  const t = useT();
  return (
    <label>
      {t('studio.rules.match')}
      <select
        className="st-in"
        value={match}
        onChange={({ target }) => onMatch(target.value === 'any' ? 'any' : 'all')}
      >
        <option value="all">{t('studio.rules.match.all')}</option>
        <option value="any">{t('studio.rules.match.any')}</option>
      </select>
    </label>
  );
}

interface BesidesProps {
  readonly drawn: Drawn;
  readonly fields: readonly Field[];
  readonly set: (next: Partial<Drawn>) => void;
}

/** What is said where it refuses, and what is filled in. */
function Besides({ drawn, fields, set }: BesidesProps): ReactElement | null {
  const t = useT();
  if (drawn.effect === 'refuse')
    return (
      <label>
        {t('studio.rules.message')}
        <input
          className="st-in"
          value={drawn.message ?? ''}
          onChange={({ target }) => set({ message: target.value })}
        />
      </label>
    );
  if (drawn.effect !== 'fill') return null;
  return (
    <label>
      {t('studio.rules.from')}
      <select
        className="st-in"
        value={drawn.from ?? ''}
        onChange={({ target }) => set({ from: target.value })}
      >
        <option value="">{t('studio.rules.pick')}</option>
        {fields.map(({ fact, label }) => (
          <option key={fact} value={fact}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Proposed({ trial: { runs, cases, faults } }: { readonly trial: Trial }): ReactElement {
  const t = useT();
  return (
    <>
      <p className="st-rule-sentence">
        <Runs runs={runs} />
      </p>
      {cases.length > 0 && <h4>{t('studio.rules.cases')}</h4>}
      <ul>
        {cases.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {faults.map((fault) => (
        <p key={fault} className="st-bad">
          {fault}
        </p>
      ))}
    </>
  );
}

const isReady = (
  { rows, effect, message, from, value }: Drawn,
  fields: readonly Field[],
): boolean =>
  rows.length > 0 &&
  rows.every((row) =>
    isWhole(
      fields.find(({ fact }) => fact === row.fact),
      row,
    ),
  ) &&
  (effect !== 'refuse' || (message ?? '').trim() !== '') &&
  (effect !== 'fill' || (from ?? '') !== '' || value !== undefined);

function askedOf(drawn: Drawn, about: Props['about'], name: string | undefined): Tried {
  const { effect, message, value, from } = drawn;
  return {
    ...{ ...about, effect, when: whenOf(drawn) },
    ...(name !== undefined && { rule: name }),
    ...(effect === 'refuse' && { message: message ?? '' }),
    ...(effect === 'fill' && (from ? { from } : { value: value as Json })),
  } as Tried;
}

/** A pause in typing, after which it is tried. */
const PAUSE_MS = 400;

/** Tried anew after each change; nothing while it is not whole. */
function useTrial(asked: Tried | undefined): { readonly trial?: Trial; readonly failed?: string } {
  const { send } = usePortal();
  const [known, setKnown] = useState<{ of: string; trial?: Trial; failed?: string }>({ of: '' });
  const key = asked === undefined ? '' : JSON.stringify(asked);
  useEffect(() => {
    if (key === '') return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const sent = await send('studio_rule_try', JSON.parse(key) as Tried);
      if (isOver) return;
      setKnown(
        sent.ok
          ? { of: key, trial: sent.body.data }
          : { of: key, failed: sent.refused.message ?? '' },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, send]);
  return known.of === key ? known : {};
}
