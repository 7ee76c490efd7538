// One condition of a rule: which field, how it is compared, and with what.

import type { ReactElement } from 'react';
import type { Json } from '../../../../../runtime/core/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import { type Comparison, comparisonOf, type Field, type Row, rowOf, WORDS } from './made.ts';

interface Props {
  readonly row: Row;
  readonly fields: readonly Field[];
  readonly onRow: (row: Row) => void;
  readonly onRemove: (() => void) | undefined;
}

export function RuleRow({ row, fields, onRow, onRemove }: Props): ReactElement {
  const t = useT();
  const field = fields.find(({ fact }) => fact === row.fact);
  const comparison = comparisonOf(field, row);
  const pick = (fact: string): void => {
    const next = fields.find((one) => one.fact === fact);
    if (next) onRow(rowOf(next));
  };
  const compare = (name: string): void => {
    const next = field?.comparisons.find((one) => one.name === name);
    if (!next) return;
    const isAlike = next.control === comparison?.control && next.fixed === undefined;
    onRow({ ...row, operator: next.operator, value: next.fixed ?? (isAlike ? row.value : null) });
  };
  return (
    <div className="st-rule-row">
      <select
        className="st-in"
        aria-label={t('studio.rules.field')}
        value={row.fact}
        onChange={({ target }) => pick(target.value)}
      >
        {fields.map(({ fact, label }) => (
          <option key={fact} value={fact}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="st-in"
        aria-label={t('studio.rules.comparison')}
        value={comparison?.name ?? ''}
        onChange={({ target }) => compare(target.value)}
      >
        {field?.comparisons.map(({ name }) => (
          <option key={name} value={name}>
            {t(WORDS[name] ?? name)}
          </option>
        ))}
      </select>
      {field && comparison && (
        <Value {...{ field, comparison, row }} onValue={(value) => onRow({ ...row, value })} />
      )}
      {onRemove && (
        <button type="button" className="linkbtn" onClick={onRemove}>
          {t('studio.rules.removeCondition')}
        </button>
      )}
    </div>
  );
}

interface ValueProps {
  readonly field: Field;
  readonly comparison: Comparison;
  readonly row: Row;
  readonly onValue: (value: Json) => void;
}

function Value({ field, comparison: { control }, row, onValue }: ValueProps): ReactElement | null {
  const t = useT();
  const label = t('studio.rules.value');
  if (control === 'none') return null;
  if (control === 'choice' || control === 'yesno' || control === 'choices') {
    const choices = control === 'yesno' ? yesOrNo(t) : field.choices;
    const isMany = control === 'choices';
    const own = (isMany && Array.isArray(row.value) ? row.value : [row.value]).map((one) =>
      String(choices.findIndex(({ value }) => value === one)),
    );
    return (
      <select
        className="st-in"
        aria-label={label}
        multiple={isMany}
        value={isMany ? own : (own[0] ?? '')}
        onChange={({ target }) => {
          const picked = [...target.selectedOptions].flatMap(
            ({ value }) => choices[Number(value)] ?? [],
          );
          const values = picked.map(({ value }) => value as Json);
          onValue(isMany ? values : (values[0] ?? null));
        }}
      >
        {!isMany && <option value="-1">{t('studio.rules.pick')}</option>}
        {choices.map((choice, at) => (
          <option key={choice.label} value={String(at)}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = control === 'number' || control === 'count';
  return (
    <input
      className="st-in"
      aria-label={label}
      type={isNumber ? 'number' : control === 'day' ? 'date' : 'text'}
      value={typeof row.value === 'number' || typeof row.value === 'string' ? row.value : ''}
      onChange={({ target: { value } }) =>
        onValue(value === '' ? null : isNumber ? Number(value) : value)
      }
    />
  );
}

const yesOrNo = (t: (key: string) => string) => [
  { value: true, label: t('runtime.yes') },
  { value: false, label: t('runtime.no') },
];
