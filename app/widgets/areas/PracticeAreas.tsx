// Where the attorney practices: the adder and the list of what has been added.

import { type ReactElement, useMemo } from 'react';
import { isDeletedRow, type Json } from '../../../runtime/core/index.ts';
import {
  FieldFrame,
  fieldId,
  focusFirstIn,
  type PlaceProps,
  SetAside,
  UndoNote,
  useField,
  useRowsAside,
  useTexts,
} from '../../../runtime/react/index.ts';
import { planClassName } from '../catalogue/plan-class.ts';
import { Adder } from './Adder.tsx';
import { AreaList } from './AreaList.tsx';
import { ChangesProvider, useChanges } from './changes.ts';
import { TermsProvider, termsOf } from './terms.ts';
import './adder.css';
import './areas.css';

/** Widget `practiceAreas`. */
export function PracticeAreas(props: PlaceProps): ReactElement {
  const { pointer } = props;
  const field = useField(pointer);
  const texts = useTexts();
  const list = useMemo(
    () => (Array.isArray(field.value) ? (field.value as readonly Json[]) : []),
    [field.value],
  );
  const terms = useMemo(() => termsOf(props.options, props.schema), [props.options, props.schema]);
  const changes = useChanges(pointer, terms.members);
  const hidden = useRowsAside(pointer);
  const aside = useMemo(() => new Set(hidden), [hidden]);
  return (
    <TermsProvider value={terms}>
      <ChangesProvider value={changes}>
        <div id={fieldId(pointer)} tabIndex={-1} className="areas">
          <FieldFrame {...props} view={field} ownLabel>
            <Adder list={pointer} />
          </FieldFrame>
          <UndoNote
            done={changes.done}
            onUndone={() => {
              changes.forget();
              focusFirstIn('.plist');
            }}
          />
          <AreaList pointer={pointer} list={list} aside={aside} />
          <SetAside
            {...props}
            rows={hidden.filter((place) => place < list.length && !isDeletedRow(list[place]))}
            groupOf={(planClass) => planClassName(texts, planClass)}
          />
        </div>
      </ChangesProvider>
    </TermsProvider>
  );
}
