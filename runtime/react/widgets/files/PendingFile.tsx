// A chosen file that is not stored yet, in its row: what it is, how far it is, why it failed, and what can be done.

import type { ReactElement } from 'react';
import type { Json } from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import { Button } from '../../parts/Button.tsx';
import { whenGone } from '../../parts/focus.ts';
import { Icon } from '../../parts/Icon.tsx';
import { leftOf, sizeText } from './sizes.ts';
import type { Pending, UploadQueue } from './upload-queue.ts';
import type { UploadWords } from './upload-words.ts';

interface Props {
  /** Of the row: its controls and messages are named after it. */
  readonly id: string;
  readonly pending: Pending;
  readonly queue: UploadQueue;
  /** That a file can have; none where it has none. */
  readonly types: readonly Json[];
  readonly words: UploadWords;
  /** Somebody wanted to go on without saying what it is. */
  readonly isAsked: boolean;
  /** The row goes: focus must not go with it. */
  readonly onGone: () => void;
}

export function PendingFile(props: Props): ReactElement {
  const { id, pending } = props;
  const { t } = useTexts();
  const { file, state, sent, message } = pending;
  const isWrong = message !== '';
  return (
    <li
      className={isWrong ? 'f-file f-wrong' : 'f-file'}
      aria-busy={state === 'sending'}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Whoever goes on elsewhere is done with it.
        if (
          state === 'asks' &&
          !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        )
          props.queue.send(pending.id);
      }}
    >
      <Icon name={isWrong ? 'alert' : 'file'} />
      <span className="f-pending">
        <span id={`${id}-name`}>{file.name}</span>
        <small>
          <Standing pending={pending} />
        </small>
        {state === 'sending' && (
          <progress
            className="f-bar"
            max={Math.max(file.size, 1)}
            value={sent}
            aria-label={t('runtime.upload.uploading', { name: file.name })}
          />
        )}
        {isWrong && (
          <span className="f-msg" id={`${id}-fault`} role="alert">
            {message}
          </span>
        )}
      </span>
      <span className="f-end">
        {state === 'asks' && <TypeChoice {...props} />}
        {state === 'failed' && (
          <Button
            aria-label={`${t('runtime.upload.tryAgain')} ${file.name}`}
            aria-describedby={`${id}-fault`}
            onClick={({ currentTarget }) => {
              whenGone(currentTarget, props.onGone);
              props.queue.send(pending.id);
            }}
          >
            {t('runtime.upload.tryAgain')}
          </Button>
        )}
        <TakeOut {...props} />
      </span>
    </li>
  );
}

/** How large it is, and how far. */
function Standing({ pending }: Pick<Props, 'pending'>): ReactElement {
  const { t } = useTexts();
  const { file, state, sent } = pending;
  const size = sizeText(t, file.size);
  if (state === 'waits') return <>{t('runtime.upload.waitsForTurn')}</>;
  if (state !== 'sending') return <>{size}</>;
  const seconds = leftOf(pending, Date.now());
  const gone = sizeText(t, sent);
  return (
    <>
      {t('runtime.upload.soFar', { sent: gone, size })}
      {seconds !== undefined && `, ${t('runtime.upload.left', { count: seconds })}`}
    </>
  );
}

function TypeChoice({ id, pending, queue, types, words, isAsked, onGone }: Props): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <label className="f-sr" htmlFor={`${id}-type`}>
        {words.kind}
      </label>
      <select
        id={`${id}-type`}
        className="f-in f-sel"
        value={pending.type}
        aria-describedby={`${id}-name`}
        aria-invalid={isAsked || undefined}
        onChange={({ target }) => queue.chooseType(pending.id, target.value)}
      >
        <option value="">{t('runtime.upload.chooseType')}</option>
        {types.map((one) => (
          <option key={String(one)} value={String(one)}>
            {words.type(one)}
          </option>
        ))}
      </select>
      <Button
        icon="upload"
        aria-describedby={`${id}-name`}
        disabled={pending.type === ''}
        onClick={({ currentTarget }) => {
          whenGone(currentTarget, onGone);
          queue.send(pending.id);
        }}
      >
        {t('runtime.upload.upload')}
      </Button>
    </>
  );
}

function TakeOut({ pending, queue, onGone }: Props): ReactElement {
  const { t } = useTexts();
  const { id, file, state } = pending;
  const isUnderWay = state === 'waits' || state === 'sending';
  const out = (): void => {
    queue.drop(id);
    onGone();
  };
  if (isUnderWay)
    return (
      <Button look="quiet" aria-label={`${t('runtime.upload.cancel')} ${file.name}`} onClick={out}>
        {t('runtime.upload.cancel')}
      </Button>
    );
  return (
    <Button
      className="f-icon"
      look="quiet"
      icon="trash"
      aria-label={t('runtime.upload.takeOut', { name: file.name })}
      onClick={out}
    />
  );
}
