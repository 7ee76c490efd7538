// A comparison in which what can be looked at beside what is live, can: where a sentence stands, before and after.

import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { Compared, type Group, type Item } from './Compared.tsx';

interface SeeBothProps {
  readonly groups: readonly Group[];
  readonly aboutOf: (item: Item) => ReactNode;
  /** Draws a sentence before and after; undefined where it cannot be looked at. */
  readonly bothOf: (key: string) => (() => ReactElement) | undefined;
}

export function SeeBoth({ groups, aboutOf, bothOf }: SeeBothProps): ReactElement {
  const t = useT();
  const [both, setBoth] = useState('');
  return (
    <Compared
      groups={groups}
      aboutOf={aboutOf}
      actOf={({ key, about }) =>
        bothOf(key) ? (
          <Button
            look="quiet"
            aria-expanded={both === key}
            onClick={() => setBoth(both === key ? '' : key)}
          >
            {t(both === key ? 'studio.both.close' : 'studio.both.see')}
            <span className="sr"> {about}</span>
          </Button>
        ) : null
      }
      moreOf={({ key }) => (both === key ? bothOf(key)?.() : null)}
    />
  );
}
