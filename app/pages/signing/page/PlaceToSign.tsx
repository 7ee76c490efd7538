// The end of the document: the sentence agreed to, and the signature as it will stand there. It alone follows what is typed.

import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import type { Json } from '../../../../runtime/core/index.ts';
import type { FormStore } from '../../../../runtime/react/index.ts';
import type { ChoiceOf, SomeAnswersOf } from '../../../../schemas/names.gen.d.ts';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Paper } from './paper.ts';
import './place-to-sign.css';

type Signature = SomeAnswersOf<'sign', 'name' | 'method' | 'drawing'>;
const DRAW = 'draw' satisfies ChoiceOf<'sign', 'method'>;

interface Props {
  readonly paper: Paper;
  readonly store: FormStore;
}

export function PlaceToSign({ paper, store }: Props): ReactElement {
  const t = useT();
  const moments = useMoments();
  const answers = useSyncExternalStore(store.onChange, store.answers) as Signature;
  const today = useMemo(() => moments.day(new Date().toISOString()), [moments]);
  return (
    <>
      <h2 className="leaf-h2">{t('app.sign.place')}</h2>
      <p>{paper.consent}</p>
      <p className="leaf-by">{t('app.sign.signedBy')}</p>
      <div className="sigbox">
        <small>{t('app.sign.here')}</small>
        <Mark answers={answers} />
      </div>
      <dl className="sigrow">
        <div>
          <dt>{t('app.sign.name')}</dt>
          <dd>{textOf(answers.name)}</dd>
        </div>
        <div>
          <dt>{t('app.sign.date')}</dt>
          <dd>{today}</dd>
        </div>
      </dl>
    </>
  );
}

/** Its words are in the form beside. */
function Mark({ answers }: { readonly answers: Signature }): ReactElement | null {
  if (answers.method !== DRAW) return <span className="sig">{textOf(answers.name)}</span>;
  const drawing = textOf(answers.drawing);
  return drawing ? <img className="sig-drawn" src={drawing} alt="" /> : null;
}

const textOf = (answer: Json | undefined): string | undefined =>
  typeof answer === 'string' && answer !== '' ? answer : undefined;
