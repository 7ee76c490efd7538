// A comparison in which each sentence that stands in a form can be seen there, before and after.

import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { BeforeAfter, type SideName, type Standing } from './BeforeAfter.tsx';
import { Compared, type Group, type Item } from './Compared.tsx';

interface SeeBothProps {
  readonly groups: readonly Group[];
  readonly aboutOf: (item: Item) => ReactNode;
  /** Undefined where it stands in no form. */
  readonly standingOf: (key: string) => Standing | undefined;
  readonly addressOf: (side: SideName, place: Standing['place']) => string;
}

export function SeeBoth({ groups, aboutOf, standingOf, addressOf }: SeeBothProps): ReactElement {
  const t = useT();
  const [both, setBoth] = useState('');
  return (
    <Compared
      groups={groups}
      aboutOf={aboutOf}
      actOf={({ key, about }) =>
        standingOf(key) ? (
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
      moreOf={({ key }) => {
        const of = both === key ? standingOf(key) : undefined;
        return of ? <BeforeAfter of={of} addressOf={addressOf} /> : null;
      }}
    />
  );
}
