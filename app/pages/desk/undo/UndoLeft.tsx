// What could not be taken back with the others, each with the reason, on whatever page of the desk the clerk is.

import type { ReactElement } from 'react';
import { Left } from '../left/Left.tsx';
import { know, useLeftUndone } from './last.ts';

export function UndoLeft(): ReactElement | null {
  const left = useLeftUndone();
  if (!left) return null;
  return (
    <Left
      queue={left.queue}
      left={left.things}
      title="app.desk.undo.left"
      onClose={() => know({ left: undefined })}
    />
  );
}
