// A drawn answer, such as a signature: kept as a PNG in a data URL. Who cannot draw is given another way by the form's rules.

import { type ReactElement, useState } from 'react';
import {
  describedBy,
  FieldFrame,
  type PlaceProps,
  useField,
} from '../../../runtime/react/index.ts';
import { DrawPad } from './DrawPad.tsx';
import type { Strokes } from './strokes.ts';
import './signature.css';

/** Widget `drawing`. The strokes stay while rules hide the field, so that nobody draws twice. */
export function Drawing(props: PlaceProps): ReactElement {
  const field = useField(props.pointer);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const stored = typeof field.value === 'string' ? field.value : undefined;
  return (
    <FieldFrame {...props} view={field} group>
      <DrawPad
        strokes={strokes}
        before={strokes.length === 0 ? stored : undefined}
        describedBy={describedBy({ ...props, view: field })}
        disabled={field.disabled}
        onLeave={field.leave}
        onChange={(next, png) => {
          setStrokes(next);
          field.set(png);
        }}
      />
    </FieldFrame>
  );
}
