// The coverages of the chosen attorney types as tables by plan class: tick one to be offered it.

import { type ReactElement, useMemo, useState } from 'react';
import {
  getAt,
  inOrder,
  isBlank,
  type Json,
  tableView,
  todayIn,
} from '../../../runtime/core/index.ts';
import {
  DeleteDialog,
  FieldFrame,
  type FieldView,
  type PlaceProps,
  useField,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';
import { useCatalogue } from '../catalogue.ts';
import { FeeScheduleLink } from '../documents/FeeSchedule.tsx';
import { CatalogueState } from './CatalogueState.tsx';
import { CoverageGroupTable } from './CoverageGroupTable.tsx';
import { type Coverage, indexOfCoverage, isTicked, tick, untick } from './rows.ts';
import { COVERAGE_TABLE, classesPlace, coverageGroups } from './view.ts';
import './coverage.css';

const answerOf = (view: FieldView): Json | undefined => view.value;

/** Widget `coverageTable`. */
export function CoverageTable(props: PlaceProps): ReactElement {
  const { pointer } = props;
  const { app } = usePortal().content;
  const store = useStore();
  const texts = useTexts();
  const field = useField(pointer);
  const types = useViewOf(classesPlace(props.options), answerOf);
  const list = useMemo(() => listOf(field.value), [field.value]);
  const view = useMemo(() => tableView(app.views, COVERAGE_TABLE), [app]);
  const classes = useClasses(types, list, view.order);
  const catalogue = useCatalogue(classes);
  const [asked, setAsked] = useState<Coverage | null>(null);
  const groups = useMemo(
    () => coverageGroups(view, catalogue.data?.data ?? [], classes),
    [catalogue.data, classes, view],
  );

  const onTick = (coverage: Coverage): void => {
    const now = listOf(getAt(store.answers(), pointer));
    if (isTicked(now[indexOfCoverage(now, coverage)])) setAsked(coverage);
    else field.set(tick(now, coverage));
  };
  const onDelete = (): void => {
    if (asked)
      field.set(untick(listOf(getAt(store.answers(), pointer)), asked, todayIn(app.timeZone)));
    setAsked(null);
  };

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
          />
        ))}
      </div>
      {asked && (
        <DeleteDialog
          info={props.info}
          text="app.coverages.delete.text"
          onConfirm={onDelete}
          onCancel={() => setAsked(null)}
        />
      )}
    </FieldFrame>
  );
}

/** Chosen types, and whatever still has a ticked row, so that nothing is kept out of sight. */
function useClasses(
  types: Json | undefined,
  list: readonly Json[],
  order: readonly string[],
): readonly string[] {
  const key = inOrder(order, [
    ...listOf(types).map(String),
    ...list.filter(isTicked).map((row) => String(getAt(row as never, '/plan_class') ?? '')),
  ])
    .filter((name) => !isBlank(name))
    .join(',');
  return useMemo(() => (key === '' ? [] : key.split(',')), [key]);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
