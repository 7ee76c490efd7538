// Does something to a form, and says what came of it: done, refused in words, or met by a colleague.

import { useCallback, useState } from 'react';
import { sayingOf } from '../../../../calls/refusal.ts';
import { useT } from '../../../../portal/portal.tsx';
import { tell } from '../../shell/told.ts';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';

export interface Acts {
  /** True where all of it was done. */
  readonly make: (acts: readonly Act[]) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the last was not done; '' where it was. */
  readonly refused: string;
}

/** `tells` says it in the line of the page, for acts that no dialog stands around. */
export function useActs(work: Work, { tells = true } = {}): Acts {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const make = useCallback(
    async (acts: readonly Act[]) => {
      setIsBusy(true);
      const made = await work.make(acts);
      setIsBusy(false);
      const words =
        'refused' in made
          ? (made.refused.sentence ?? sayingOf(made.refused, t))
          : 'by' in made
            ? t('studio.form.met', { by: made.by })
            : '';
      setRefused(words);
      if (tells && words !== '') tell(work, { words });
      return words === '';
    },
    [work, t, tells],
  );
  return { make, isBusy, refused };
}
