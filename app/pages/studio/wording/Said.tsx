// What colleagues say about a place of the change, with answers; settled together with it or one by one.

import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { sayingOf } from '../../../calls/refusal.ts';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { useFocusOnceShut } from '../shell/focus-once-shut.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import type { Work } from '../work/state.ts';
import type { Comment } from '../work/types.ts';
import { useWorkState } from '../work/use-work.ts';
import { isOpenQuestion } from './use-comments.ts';

interface Props {
  /** What it is said about, as the change names it. */
  readonly place: string;
  readonly work: Work;
}

interface SaidProps extends Props {
  /** Beside the button. */
  readonly children?: ReactNode;
}

export function Said({ place, work, children }: SaidProps): ReactElement | null {
  const t = useT();
  const { comments, id } = useWorkState(work);
  const [isOpen, setIsOpen] = useState(false);
  const here = comments.filter((one) => one.place === place);
  const asked = here.findLast(isOpenQuestion)?.id;
  const begin = useFocusOnceShut(isOpen);
  if (id === '') return null;
  return (
    <div className="st-said">
      {here.length > 0 && (
        <ul>
          {here.map((comment) => (
            <SaidOnce key={comment.id} comment={comment} work={work} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <Saying place={place} work={work} reply={asked} onEnd={() => setIsOpen(false)} />
      ) : (
        <div className="st-acts">
          <button ref={begin} type="button" className="btn" onClick={() => setIsOpen(true)}>
            <StudioIcon name="comment" />
            {t(asked === undefined ? 'studio.comment.begin' : 'studio.comment.reply')}
          </button>
          {children}
        </div>
      )}
    </div>
  );
}

function SaidOnce({ comment, work }: { readonly comment: Comment; readonly work: Work }) {
  const t = useT();
  const { send, toasts } = usePortal();
  const { moment } = useMoments();
  const { id, by, at, text, resolved_at, reply } = comment;
  const settle = async (): Promise<void> => {
    const sent = await send('studio_comment_resolve', { id, ...(resolved_at && { open: true }) });
    if (sent.ok) await work.look();
    else toasts.fail(sent.refused, sent.refused.sentence ?? sayingOf(sent.refused, t));
  };
  return (
    <li className={resolved_at ? 'st-settled' : undefined}>
      <b>{by}</b> <small className="muted">{moment(at)}</small>
      <p>{text}</p>
      {/* What answers another is settled with it. */}
      {reply === '' && (
        <button type="button" className="linkbtn" onClick={() => void settle()}>
          {t(resolved_at ? 'studio.comment.reopen' : 'studio.comment.settle')}
        </button>
      )}
    </li>
  );
}

interface SayingProps extends Props {
  /** What it answers. */
  readonly reply: string | undefined;
  readonly onEnd: () => void;
}

function Saying({ place, work, reply, onEnd }: SayingProps): ReactElement {
  const t = useT();
  const id = useId();
  const { send, toasts } = usePortal();
  const [text, setText] = useState('');
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const sent = await send('studio_comment', {
      ...{ change: work.get().id, place, text },
      ...(reply !== undefined && { reply }),
    });
    if (!sent.ok) toasts.fail(sent.refused, sent.refused.sentence ?? sayingOf(sent.refused, t));
    else {
      await work.look();
      onEnd();
    }
  };
  return (
    <form onSubmit={(event) => void say(event)}>
      <label htmlFor={id}>{t('studio.comment.label')}</label>
      <textarea
        id={id}
        className="st-in"
        required
        maxLength={2000}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="st-acts">
        <button type="submit" className="btn">
          {t('studio.comment.say')}
        </button>
        <button type="button" className="btn quiet" onClick={onEnd}>
          {t('studio.cancel')}
        </button>
      </div>
    </form>
  );
}
