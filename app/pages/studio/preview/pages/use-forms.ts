// What a preview does with the forms of a page: opens the step of a sentence, makes it appear, says what a field says when it is wrong.

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { generic } from '../../../../../runtime/core/index.ts';
import type { FormOnScreen } from '../../../../portal/portal.tsx';
import { withoutPreview } from '../../../../routes/addresses.ts';
import type { Said } from '../frame/channel.ts';
import type { Marks } from '../frame/marks.ts';
import { placesIn } from '../frame/places.ts';
import { bring, type Shower, sayAll, type Wanted } from '../frame/show.ts';
import { pageOfForm } from '../stage/portal-pages.ts';
import type { FormsOnScreen } from './forms-on-screen.ts';

export interface OnForms {
  /** Is a form being made to show the sentence? */
  readonly isBringing: () => boolean;
  /** It cannot be made to: message keys of the fields that decide. */
  readonly why: () => readonly string[] | undefined;
  /** Says all that a field can say where it is wrong. */
  readonly sayAll: (pointer: string) => Said;
}

/** Once for each time that a sentence is wanted a step is opened for it: whoever goes on from there stays where they are. */
export function useForms(forms: FormsOnScreen, wanted: Wanted | undefined, marks: Marks): OnForms {
  const onScreen = useSyncExternalStore(forms.subscribe, forms.all);
  const navigate = useNavigate();
  const now = useRef<Now>({ bringing: 0 });
  const showers = useMemo(
    () => onScreen.map((form) => showerOf(form, marks, navigate)),
    [onScreen, marks, navigate],
  );
  useEffect(() => {
    const { current } = now;
    current.why = undefined;
    const shower = wanted && showers.find((one) => isIn(one, wanted));
    if (!shower) return;
    const { at: _, ...sentence } = wanted;
    const stays = current.for === wanted;
    Object.assign(current, { for: wanted, bringing: current.bringing + 1 });
    void bring(shower, sentence, stays)
      .then(({ why }) => {
        if (current.for === wanted) current.why = why;
      })
      .finally(() => {
        current.bringing -= 1;
      });
  }, [showers, wanted]);
  return {
    isBringing: useCallback(() => now.current.bringing > 0, []),
    why: useCallback(() => now.current.why, []),
    sayAll: useCallback(
      (pointer) => {
        const shower = showers.find(
          ({ opened }) => opened.form.bundle.fields[generic(pointer)] !== undefined,
        );
        if (!shower) return 'nowhere';
        return sayAll(shower, pointer) ? 'all' : 'none';
      },
      [showers],
    ),
  };
}

interface Now {
  bringing: number;
  /** What a step was opened for. */
  for?: Wanted;
  why?: readonly string[] | undefined;
}

const isIn = ({ opened }: Shower, { key, same = [] }: Wanted): boolean =>
  [key, ...same].some((one) => placesIn(opened.form.bundle, one).length > 0);

function showerOf(
  { form, store }: FormOnScreen,
  marks: Marks,
  navigate: (to: string, options: { readonly replace: true }) => unknown,
): Shower {
  const page = pageOfForm(form.bundle.id);
  const base = page?.hasSteps ? page.path : undefined;
  return {
    opened: { form, store, ...(base !== undefined && { Steps: base }) },
    marks,
    root: () => document.body,
    step: () => withoutPreview(window.location.pathname).split('/').at(-1),
    go: (to) => void navigate(`${base}/${to}`, { replace: true }),
  };
}
