// Which PDFs a section of the help page offers: fee schedules by the states a member practices in, to a visitor all of them.

import { fitsOffer } from '../../../runtime/core/index.ts';
import { useCall } from '../../calls/reading.tsx';
import { usePortal, useSession } from '../../portal/portal.tsx';
import { isLoggedIn } from '../../session/selectors.ts';
import type { Files } from './sections.ts';

export interface HelpFileInfo {
  readonly id: string;
  /** Name the service knows it by. */
  readonly name: string;
  /** What a person reads. */
  readonly label: string;
}

/** Undefined while the member's states are not known; what cannot be had is no reason to offer less than to a visitor. */
export function useHelpFiles(which: Files): readonly HelpFileInfo[] | undefined {
  const { app, texts } = usePortal().content;
  const fees = which === 'fees';
  const states = useStates(fees);
  if (states === 'asking') return undefined;
  return Object.entries(app.documents)
    .filter(([, { table }]) => fees === (table !== undefined))
    .filter(([, { offer }]) => !states || !offer || fitsOffer(offer, states))
    .map(([id, { label }]) => {
      const name = texts.t(`documents.${id}.title`);
      return { id, name, label: label === undefined ? name : texts.t(label) };
    });
}

/** States of the member's practice areas; undefined for a visitor, and where they cannot be had (OR-19, OR-20). */
function useStates(wanted: boolean): readonly string[] | 'asking' | undefined {
  const loggedIn = useSession(isLoggedIn);
  const username = useSession(({ user }) => user?.username);
  const asked = wanted && loggedIn && username !== undefined;
  const { data, error } = useCall('dashboard_details', asked ? { username } : undefined);
  if (!asked) return undefined;
  if (data) return data.data.practice_states.map(({ state_code }) => state_code);
  return error ? undefined : 'asking';
}
