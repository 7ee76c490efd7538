// The coverages of the chosen attorney types as tables by plan class: tick one to be offered it.

import { type ReactElement, useMemo } from 'react';
import { getAt, inOrder, isBlank, type Json, tableView } from '../../../runtime/core/index.ts';
import {
  FieldFrame,
  type FieldView,
  focusFirstIn,
  type PlaceProps,
  SetAside,
  UndoNote,
  useField,
  useRowsAside,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { planClassName } from '../catalogue/plan-class.ts';
import { FeeScheduleLink } from '../documents/FeeSchedule.tsx';
import { CatalogueState } from './CatalogueState.tsx';
import { CoverageGroupTable } from './CoverageGroupTable.tsx';
import { coverageName, isTicked } from './rows.ts';
import { useTicking } from './unticking.tsx';
import { COVERAGE_TABLE, classesPlace, coverageGroups } from './view.ts';
import './coverage.css';

const answerOf = (view: FieldView): Json | undefined => view.value;

/** Widget `coverageTable`. */
export function CoverageTable(props: PlaceProps): ReactElement {
  const { pointer } = props;
  const { app } = usePortal().content;
  const texts = useTexts();
  const field = useField(pointer);
  const types = useViewOf(classesPlace(props.options), answerOf);
  const list = useMemo(() => listOf(field.value), [field.value]);
  const view = useMemo(() => tableView(app.views, COVERAGE_TABLE), [app]);
  const aside = useRowsAside(pointer);
  const classes = useClasses(types, list, aside, view.order);
  const catalogue = useCatalogue(classes);
  const groups = useMemo(
    () => coverageGroups(view, catalogue.data?.data ?? [], classes),
    [catalogue.data, classes, view],
  );
  const { onTick, onTickAll, done, forget, question } = useTicking(props);
  return (
    <FieldFrame {...props} view={field} ownLabel>
      <div className="cov-all">
        <FeeScheduleLink classes={classes} />
        <CatalogueState catalogue={catalogue} empty={classes.length === 0} info={props.info} />
        {catalogue.data && classes.length > 0 && groups.length === 0 && (
          <p className="f-empty">{texts.t(view.empty)}</p>
        )}
        {groups.map((group) => (
          <CoverageGroupTable
            key={group.name}
            view={view}
            group={group}
            list={list}
            pointer={pointer}
            onTick={onTick}
            onTickAll={onTickAll}
          />
        ))}
        <UndoNote
          done={done}
          onUndone={() => {
            forget();
            focusFirstIn('.cov');
          }}
        />
        <SetAside
          {...props}
          rows={aside.filter((place) => isTicked(list[place]))}
          nameOf={coverageName}
          groupOf={(planClass) => planClassName(texts, planClass)}
        />
      </div>
      {question}
    </FieldFrame>
  );
}

/** Chosen types, and whatever else still has a ticked row that is asked about, so that none of it is kept out of sight. */
function useClasses(
  types: Json | undefined,
  list: readonly Json[],
  aside: readonly number[],
  order: readonly string[],
): readonly string[] {
  const key = inOrder(order, [
    ...listOf(types).map(String),
    ...list
      .filter((row, place) => isTicked(row) && !aside.includes(place))
      .map((row) => String(getAt(row as never, '/plan_class') ?? '')),
  ])
    .filter((name) => !isBlank(name))
    .join(',');
  return useMemo(() => (key === '' ? [] : key.split(',')), [key]);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
