// Begins a change with a form in it. The form is named first, as whoever makes it has to find it afterwards.

import { useRef, useState } from 'react';
import { sayingOf } from '../../../../calls/refusal.ts';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import type { Act } from '../../work/types.ts';

/** What every way to a new form is given. */
export interface Given {
  readonly onEnd: () => void;
  readonly onMade: (id: string, change: string) => void;
}

/** `begin` is told the title, and makes the act of the name that the form will have in files. */
export function useBeginning(onMade: Given['onMade']) {
  const t = useT();
  const { send } = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState('');
  // Pressed again when nobody knows whether it was done, it is done once.
  const last = useRef({ what: '', command: '' });
  const begin = async (title: string, actOf: (id: string) => Act): Promise<void> => {
    setIsBusy(true);
    const looked = await send('studio_form_look', { change: '', title });
    if (!looked.ok) return fail(looked.refused);
    const { id } = looked.body.data;
    const act = actOf(id);
    const what = JSON.stringify(act);
    if (last.current.what !== what) last.current = { what, command: crypto.randomUUID() };
    const made = await send('studio_edit', {
      ...{ change: '', after: 0 },
      commands: [{ id: last.current.command, kind: 'act', act }],
    });
    if (!made.ok) return fail(made.refused);
    return onMade(id, made.body.data.change.id);
  };
  const fail = (why: Parameters<typeof sayingOf>[0]): void => {
    setIsBusy(false);
    setRefused(why.sentence ?? sayingOf(why, t));
  };
  return { begin, isBusy, refused };
}
