// The panel beside the document: the declared form `sign`, and what becomes of it.

import {
  type FocusEvent,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
} from 'react';
import { getAt } from '../../../../runtime/core/index.ts';
import { fieldId } from '../../../../runtime/react/index.ts';
import type { PointerOf } from '../../../../schemas/names.gen.d.ts';
import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { FormHost, fieldsWith } from '../../../host/FormHost.tsx';
import type { Opened } from '../../../host/opened.ts';
import { DemoGuide } from '../../../layout/DemoGuide.tsx';
import { useT } from '../../../portal/portal.tsx';

const NAME = '/name' satisfies PointerOf<'sign'>;
const CONSENT = '/consent' satisfies PointerOf<'sign'>;

interface Props {
  readonly opened: Opened;
  /** What goes to the server beside the answers: the link, and the document that was shown. */
  readonly beside: { readonly token: string; readonly sha256: string };
  readonly reading: ReactNode;
  /** Where parts of the document were not seen yet: nobody signs before that. */
  readonly unread?: { readonly part: number; readonly onward: () => void } | undefined;
  readonly onConsent: (given: boolean) => void;
  readonly onSent: (body: AnswerOf<'sign_finish'>) => void;
  readonly onRefused: (refused: Refused) => void;
  /** Somebody begins to sign: the place to sign comes into sight. */
  readonly onBegin: () => void;
}

export function SignPanel(props: Props): ReactElement {
  const { opened, beside, reading, unread, onConsent, onSent, onRefused, onBegin } = props;
  const { store } = opened;
  const t = useT();
  useEffect(() => {
    let before = consentIn(opened);
    return store.onChange(() => {
      const given = consentIn(opened);
      if (given !== before) onConsent(given);
      before = given;
    });
  }, [store, opened, onConsent]);
  const focused = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.id === fieldId(NAME)) onBegin();
  };
  const submitted = (event: FormEvent): void => {
    if (!unread) return;
    event.preventDefault();
    event.stopPropagation();
    unread.onward();
  };
  return (
    <section
      className={unread ? 'sign-panel unread' : 'sign-panel'}
      aria-label={t('app.sign.panel')}
      onFocus={focused}
      onSubmitCapture={submitted}
    >
      {reading}
      <FormHost
        opened={opened}
        call="sign_finish"
        payload={(answers) => ({ ...beside, ...answers })}
        onSent={onSent}
        onRefused={onRefused}
        frame={fieldsWith(unread && { button: t('app.sign.readPart', { part: unread.part }) })}
      >
        <p className="sign-recorded">
          {t('app.sign.recorded')} <DemoGuide />
        </p>
      </FormHost>
    </section>
  );
}

const consentIn = ({ store }: Opened): boolean => getAt(store.answers(), CONSENT) === true;
