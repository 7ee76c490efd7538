// The panel beside the document: type or draw, name, consent, and the button that signs.

import { type FormEvent, type ReactElement, type ReactNode, useId } from 'react';
import { Button, focusId, Icon } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal.tsx';
import { DrawPad } from './DrawPad.tsx';
import type { Missing, SigningForm } from './signing-form.ts';

interface Props {
  readonly form: SigningForm;
  readonly consent: string;
  readonly reading: ReactNode;
  readonly busy: boolean;
  readonly onConsent: (given: boolean) => void;
  readonly onFinish: () => void;
  /** Somebody begins to sign: the place to sign comes into sight. */
  readonly onBegin: () => void;
}

export function SignPanel(props: Props): ReactElement {
  const { form, consent, reading, busy, onConsent, onFinish, onBegin } = props;
  const { entry, change, missing } = form;
  const t = useT();
  const id = useId();
  const place = (what: Missing): string => `${id}-${what}`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const first = form.attempt();
    if (first) focusId(place(first));
    else onFinish();
  };
  return (
    <form
      className="sign-panel f-root"
      aria-label={t('app.sign.panel')}
      noValidate
      onSubmit={submit}
    >
      {reading}
      <Methods method={entry.method} onChange={(method) => change({ method })} />
      <div className={missing.has('name') ? 'sign-field bad' : 'sign-field'}>
        <label className="f-lab" htmlFor={place('name')}>
          {t('app.sign.fullName')}
        </label>
        <Fault id={`${id}-e-name`} text={missing.has('name') && t('app.sign.error.name')} />
        <input
          className="f-in"
          id={place('name')}
          value={entry.name}
          autoComplete="name"
          maxLength={120}
          aria-required
          aria-invalid={missing.has('name') || undefined}
          aria-describedby={missing.has('name') ? `${id}-e-name` : undefined}
          onFocus={onBegin}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <div
        className={
          missing.has('drawing') && entry.method === 'draw' ? 'sign-field bad' : 'sign-field'
        }
      >
        <span className="f-lab">{t('app.sign.signature')}</span>
        {entry.method === 'type' ? (
          <div className="sigpad" aria-hidden="true">
            <span className="sig">{entry.name}</span>
          </div>
        ) : (
          <div id={place('drawing')} tabIndex={-1}>
            <Fault
              id={`${id}-e-drawing`}
              text={missing.has('drawing') && t('app.sign.error.drawing')}
            />
            <DrawPad
              strokes={entry.strokes}
              bad={missing.has('drawing')}
              describedBy={`${id}-hint`}
              onChange={(strokes, drawing) => change({ strokes, drawing })}
            />
            <span className="f-hint" id={`${id}-hint`}>
              {t('app.sign.padHint')}
            </span>
          </div>
        )}
      </div>
      <div className={missing.has('consent') ? 'sign-field f-bad bad' : 'sign-field'}>
        <Fault
          id={`${id}-e-consent`}
          text={missing.has('consent') && t('app.sign.error.consent')}
        />
        <label className="f-choice">
          <input
            type="checkbox"
            id={place('consent')}
            checked={entry.consent}
            aria-required
            aria-invalid={missing.has('consent') || undefined}
            aria-describedby={missing.has('consent') ? `${id}-e-consent` : undefined}
            onChange={(event) => {
              change({ consent: event.target.checked });
              onConsent(event.target.checked);
            }}
          />
          <span className="sign-consent">{consent}</span>
        </label>
      </div>
      <div className="sign-end">
        <Button type="submit" look="primary" large busy={busy}>
          {t('app.sign.finish')}
        </Button>
        <p className="sign-recorded">{t('app.sign.recorded')}</p>
      </div>
    </form>
  );
}

interface MethodsProps {
  readonly method: 'type' | 'draw';
  readonly onChange: (method: 'type' | 'draw') => void;
}

/** Two radios in the shape of a segmented control: the arrow keys go between them. */
function Methods({ method, onChange }: MethodsProps): ReactElement {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{t('app.sign.how')}</legend>
      {(['type', 'draw'] as const).map((one) => (
        <label key={one} className={one === method ? 'on' : undefined}>
          <input type="radio" name={name} checked={one === method} onChange={() => onChange(one)} />
          {t(`app.sign.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Fault({ id, text }: { readonly id: string; readonly text: string | false }) {
  if (!text) return null;
  return (
    <p className="f-msg" id={id}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
