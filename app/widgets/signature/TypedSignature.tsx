// A text as it will look as a signature. It is for the eye: the words themselves are in the field they were typed in.

import type { ReactElement } from 'react';
import { FieldFrame, type PlaceProps, useField } from '../../../runtime/react/index.ts';
import './signature.css';

/** Widget `typedSignature`: shown, never typed. */
export function TypedSignature(props: PlaceProps): ReactElement {
  const field = useField(props.pointer);
  return (
    <FieldFrame {...props} view={field} group>
      <div className="sigpad typed" aria-hidden="true">
        <span className="sig">{typeof field.value === 'string' ? field.value : ''}</span>
      </div>
    </FieldFrame>
  );
}
