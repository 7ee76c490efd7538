// The key that takes back what the clerk did last, on every page of the desk; on the page of a thing, else, what they did with it.

import { usePortal, useT } from '../../../portal/portal.tsx';
import { useShortcuts } from '../keys/shortcuts.ts';
import { type Act, lastAct } from './last.ts';
import { useUndo } from './undo.ts';

const KEY = 'u';

export function UndoKey({ own }: { readonly own?: Act }): null {
  const t = useT();
  const { toasts } = usePortal();
  const { take } = useUndo();
  useShortcuts((key) => {
    if (key !== KEY) return false;
    const act = lastAct() ?? own;
    if (act) void take(act);
    else toasts.show('info', t('app.desk.undo.nothing'));
    return true;
  });
  return null;
}
