// Where the attorney practices: the adder and the list of what has been added.

import { type ReactElement, useMemo } from 'react';
import type { Json } from '../../../runtime/core/index.ts';
import { FieldFrame, fieldId, type PlaceProps, useField } from '../../../runtime/react/index.ts';
import { Adder } from './Adder.tsx';
import { AreaList } from './AreaList.tsx';
import { TermsProvider, termsOf } from './terms.ts';
import './areas.css';

/** Widget `practiceAreas`. */
export function PracticeAreas(props: PlaceProps): ReactElement {
  const field = useField(props.pointer);
  const list = useMemo(
    () => (Array.isArray(field.value) ? (field.value as readonly Json[]) : []),
    [field.value],
  );
  const terms = useMemo(() => termsOf(props.options, props.schema), [props.options, props.schema]);
  return (
    <TermsProvider value={terms}>
      <div id={fieldId(props.pointer)} tabIndex={-1} className="areas">
        <FieldFrame {...props} view={field} ownLabel>
          <Adder list={props.pointer} />
        </FieldFrame>
        <AreaList pointer={props.pointer} list={list} />
      </div>
    </TermsProvider>
  );
}
