// The panel beside the document: the declared form `sign`, and what becomes of it.

import { type FocusEvent, type ReactElement, type ReactNode, useEffect } from 'react';
import { getAt } from '../../../../runtime/core/index.ts';
import { type CallAnswer, fieldId } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal.tsx';
import type { Declared } from '../../account/declared.tsx';
import { SmallForm } from '../../account/SmallForm.tsx';

interface Props {
  readonly declared: Declared;
  /** What goes to the server beside the answers: the link, and the document that was shown. */
  readonly beside: { readonly token: string; readonly sha256: string };
  readonly reading: ReactNode;
  readonly onConsent: (given: boolean) => void;
  readonly onSent: (answer: CallAnswer) => void;
  readonly onRefused: (answer: CallAnswer) => boolean;
  /** Somebody begins to sign: the place to sign comes into sight. */
  readonly onBegin: () => void;
}

export function SignPanel(props: Props): ReactElement {
  const { declared, beside, reading, onConsent, onSent, onRefused, onBegin } = props;
  const { store } = declared;
  const t = useT();
  useEffect(() => {
    let before = consentIn(declared);
    return store.onChange(() => {
      const given = consentIn(declared);
      if (given !== before) onConsent(given);
      before = given;
    });
  }, [store, declared, onConsent]);
  const focused = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.id === fieldId('/name')) onBegin();
  };
  return (
    <section className="sign-panel" aria-label={t('app.sign.panel')} onFocus={focused}>
      {reading}
      <SmallForm
        declared={declared}
        payload={(answers) => ({ ...beside, ...answers })}
        onSent={onSent}
        onRefused={onRefused}
      >
        <p className="sign-recorded">{t('app.sign.recorded')}</p>
      </SmallForm>
    </section>
  );
}

const consentIn = ({ store }: Declared): boolean => getAt(store.answers(), '/consent') === true;
