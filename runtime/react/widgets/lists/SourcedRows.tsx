// Above a list whose rows a call fills: asks for them, fills the list, and says what is new, gone or otherwise by now.

import { type ReactElement, useState } from 'react';
import { usePayload } from '../../calls/payload.ts';
import { useStore, useViewOf } from '../../context/context.tsx';
import { Button } from '../../parts/Button.tsx';
import type { FieldView } from '../../store/view.ts';
import { listText } from './list-texts.ts';
import { ToldRows } from './ToldRows.tsx';
import { rowsNow, type SourcedRowsProps } from './take-over.ts';

const isLocked = (view: FieldView): boolean => view.disabled;
const answerOf = (view: FieldView): FieldView['value'] => view.value;

/** Whoever may not change the list reads it as it is. */
export function SourcedRows(props: SourcedRowsProps): ReactElement | null {
  const { pointer, info, source } = props;
  const store = useStore();
  const locked = useViewOf(pointer, isLocked);
  useViewOf(pointer, answerOf);
  const [presses, setPresses] = useState(0);
  const payload = usePayload(source.with, pointer);
  const rows = rowsNow({ store, pointer, source });
  const isFilled = rows !== undefined && rows.length > 0;
  if (locked || payload === undefined) return null;
  const stays = source.changed === 'keep' && (isFilled || (rows && source.when === 'opened'));
  if (stays) return null;
  const isAsked = source.when === 'opened' || presses > 0;
  return (
    <div data-source={pointer}>
      {source.when === 'asked' && (
        <Button icon="find" once onClick={() => setPresses(presses + 1)}>
          {listText(store.texts, info, 'fill', 'runtime.rows.fill')}
        </Button>
      )}
      {isAsked && (
        <ToldRows
          {...props}
          key={`${payload} ${presses}`}
          payload={payload}
          rows={rows}
          isPressed={presses > 0}
        />
      )}
    </div>
  );
}
