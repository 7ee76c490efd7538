// Says of a PDF whether it is a document signed here, byte for byte, and by whom and when.

import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Button, focusId } from '../../../runtime/react/index.ts';
import { wordsOf } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Result } from './Result.tsx';
import { type Verdict, verdictOf } from './verdict.ts';
import './verify.css';

const FIELD = 'verify-file';

export function Verify(): ReactElement {
  const t = useT();
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined);
  return (
    <div className="page verify">
      <div className="pagehead">
        <h1>{t('app.verify.title')}</h1>
        <p className="lead">{t('app.verify.lead')}</p>
      </div>
      <Choice onVerdict={setVerdict} />
      <div role="status">{verdict && <Result verdict={verdict} />}</div>
    </div>
  );
}

interface ChoiceProps {
  /** Undefined takes back what was said of another file. */
  readonly onVerdict: (verdict: Verdict | undefined) => void;
}

function Choice({ onVerdict }: ChoiceProps): ReactElement {
  const t = useT();
  const { send, toasts } = usePortal();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = faultOf(file);
    setFault(wrong);
    if (wrong || !file) return focusId(FIELD);
    setBusy(true);
    const sent = await send('verify_document', {}, { files: { file } });
    setBusy(false);
    onVerdict(sent.ok ? verdictOf(sent.body, file.name) : undefined);
    if (sent.ok) return;
    toasts.fail(sent.refused, wordsOf(sent.refused) ?? t('app.verify.failed'));
  };
  return (
    <form className="f-root verify-choice" noValidate onSubmit={(event) => void submit(event)}>
      <div className={fault ? 'f-field f-bad' : 'f-field'}>
        <label className="f-lab" htmlFor={FIELD}>
          {t('app.verify.file')}
        </label>
        <span className="f-hint" id={`${FIELD}-hint`}>
          {t('app.verify.hint')}
        </span>
        {fault && (
          <p className="f-msg" id={`${FIELD}-fault`}>
            {t(fault)}
          </p>
        )}
        <span className="f-pick">
          <input
            ref={input}
            id={FIELD}
            type="file"
            accept="application/pdf,.pdf"
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={`${fault ? `${FIELD}-fault ` : ''}${FIELD}-hint`}
            onChange={() => {
              setFault(undefined);
              onVerdict(undefined);
            }}
          />
        </span>
      </div>
      <div className="verify-acts">
        <Button type="submit" look="primary" large busy={busy}>
          {t('app.verify.check')}
        </Button>
      </div>
    </form>
  );
}

/** The key of what is wrong with the choice. */
function faultOf(file: File | undefined): string | undefined {
  if (!file) return 'app.verify.error.missing';
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  return isPdf ? undefined : 'app.verify.error.kind';
}
