// Above the sections: the name, the state of the membership, the number and since when, and what kinds of attorney they are.

import type { ReactElement } from 'react';
import { answerText, getAt, isList, type Json, type Pointer } from '../../../runtime/core/index.ts';
import { Badge, badgeTone, type FormStore } from '../../../runtime/react/index.ts';
import type { PointerOf } from '../../../schemas/names.gen.d.ts';
import { useT } from '../../portal/portal.tsx';

type Place = PointerOf<'profile'>;
const FACTS: readonly Place[] = ['/attorney_number', '/date_created', '/attorney_type'];
const NAMES: readonly Place[] = ['/first_name', '/middle_name', '/last_name'];
const STATUS: Place = '/status';

export function MemberHead({ store }: { readonly store: FormStore }): ReactElement {
  const t = useT();
  const answers = store.answers();
  const status = String(getAt(answers, STATUS) ?? '');
  const name = NAMES.map((place) => getAt(answers, place))
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  return (
    <header className="profile-head">
      <h1>{name === '' ? t('app.nav.profile') : name}</h1>
      {status !== '' && (
        <Badge tone={badgeTone(store.info(STATUS)?.uiOptions ?? {}, status) ?? 'neutral'}>
          {textAt(store, STATUS, status)}
        </Badge>
      )}
      <dl>
        {FACTS.map((place) => {
          const node = store.info(place);
          const text = textAt(store, place, getAt(answers, place));
          return (
            node &&
            text !== '' && (
              <div key={place}>
                <dt>{store.texts.t(node.label)}</dt>
                <dd className="num">{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </header>
  );
}

function textAt(store: FormStore, place: Pointer, value: Json | undefined): string {
  const node = store.info(place);
  if (!node) return '';
  const { texts } = store;
  const words = {
    ...texts,
    yes: 'runtime.yes',
    no: 'runtime.no',
    masked: (last: string) => texts.t('runtime.secret.masked', { last }),
  };
  const one = (item: Json | undefined): string => answerText(node, item, words);
  return isList(value) ? value.map(one).join(', ') : one(value);
}
