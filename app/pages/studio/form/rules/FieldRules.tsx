// The rules of a field as sentences: read, changed, taken away, and new ones put together.

import { type ReactElement, useState } from 'react';
import { useCall } from '../../../../calls/reading.tsx';
import type { PayloadOf } from '../../../../calls/typed.ts';
import { useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import { useAskedAgain } from '../../work/use-asked-again.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import { useActs } from '../acts/use-acts.ts';
import { beginRows, type Drawn, EFFECTS, type RuleOfField } from './made.ts';
import { RuleBuilder } from './RuleBuilder.tsx';
import { Runs } from './Runs.tsx';
import './rules.css';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly section: string;
  readonly field: string;
}

interface Open {
  readonly drawn: Drawn;
  readonly name?: string;
}

export function FieldRules({ work, form, section, field }: Props): ReactElement | null {
  const t = useT();
  const about = { change: useOfWork(work, idOf), form, section, field };
  const { rules, fields } = useRules(work, about);
  const [open, setOpen] = useState<Open>();
  const { make, isBusy, refused } = useActs(work);
  const save = async (act: Act): Promise<void> => {
    if (await make([act])) setOpen(undefined);
  };
  const builder = open && (
    <RuleBuilder
      key={open.name ?? open.drawn.effect}
      {...{ about, fields, isBusy, refused }}
      begun={open.drawn}
      {...(open.name !== undefined && { name: open.name })}
      onSave={(act) => void save(act)}
      onCancel={() => setOpen(undefined)}
    />
  );
  return (
    <section className="st-rules" aria-label={t('studio.rules.title')}>
      <h3>{t('studio.rules.title')}</h3>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) =>
            rule.name === open?.name ? (
              <li key={rule.name} className="st-on">
                {builder}
              </li>
            ) : (
              <OneRule
                key={rule.name}
                rule={rule}
                isBusy={isBusy}
                onEdit={(drawn) => setOpen({ drawn, name: rule.name })}
                onRemove={() => void make([{ do: 'rule-delete', section, field, rule: rule.name }])}
              />
            ),
          )}
        </ul>
      )}
      {refused !== '' && !open && <p className="st-bad">{refused}</p>}
      {open !== undefined && open.name === undefined && builder}
      {open === undefined && fields.length > 0 && (
        <Adding
          onAdd={(effect) =>
            setOpen({ drawn: { effect, match: 'all', rows: beginRows(fields, effect, field) } })
          }
        />
      )}
    </section>
  );
}

/** Asked again after each command of the change; what was known stays until then. */
function useRules(work: Work, about: PayloadOf<'studio_rules'>) {
  const { data, retry } = useCall('studio_rules', about, { keepPreviousData: true });
  useAskedAgain(work, retry);
  return data?.data ?? { rules: [], fields: [] };
}

/** What a new rule can do. */
function Adding({ onAdd }: { readonly onAdd: (effect: Drawn['effect']) => void }): ReactElement {
  const t = useT();
  return (
    <div className="st-rule-new">
      {EFFECTS.map((effect) => (
        <button key={effect} type="button" className="linkbtn" onClick={() => onAdd(effect)}>
          {t(`studio.rules.add.${effect}`)}
        </button>
      ))}
    </div>
  );
}

interface OneProps {
  readonly rule: RuleOfField;
  readonly isBusy: boolean;
  readonly onEdit: (drawn: Drawn) => void;
  readonly onRemove: () => void;
}

/** A rule as its sentence; one that says more than can be drawn is read here, and left alone. */
function OneRule({ rule, isBusy, onEdit, onRemove }: OneProps): ReactElement {
  const t = useT();
  const { drawn, others, own, runs } = rule;
  return (
    <li>
      <p>
        <Runs runs={runs} />
      </p>
      {others.length > 0 && (
        <p className="st-where">{t('studio.rules.others', { others: others.join(', ') })}</p>
      )}
      <div className="st-rule-acts">
        {drawn && (
          <button type="button" className="linkbtn" disabled={isBusy} onClick={() => onEdit(drawn)}>
            {t('studio.rules.edit')}
          </button>
        )}
        {own && (
          <button type="button" className="linkbtn" disabled={isBusy} onClick={onRemove}>
            {t('studio.rules.remove')}
          </button>
        )}
      </div>
    </li>
  );
}
