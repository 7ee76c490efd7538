// A thread with the form to say more on it; what was sent from here stands in the thread, and the keyboard goes on there.

import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../runtime/core/index.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import { askAgain } from '../calls/reading.tsx';
import type { Refused } from '../calls/refusal.ts';
import type { CallId } from '../calls/typed.ts';
import { DraftedForm } from '../host/drafted/DraftedForm.tsx';
import { usePortal } from '../portal/portal.tsx';
import { placeOf, Thread, type ThreadProps } from './Thread.tsx';

/** The calls that say more. */
type Saying = Extract<CallId, 'reply_auth_request' | 'reply_claim'>;

export interface Replying {
  readonly form: FormId;
  readonly call: Saying;
  readonly title: string;
  /** Id of the thing: a draft is kept of each. */
  readonly about: string;
  /** What goes along with the answers. */
  readonly beside: Answers;
  /** Calls that tell of it too, and are asked again: that of the thread among them. */
  readonly told: readonly CallId[];
  readonly onRefused?: (refused: Refused) => void;
}

interface Props extends ThreadProps {
  /** Undefined where no more can be said. */
  readonly reply: Replying | undefined;
  /** Between the thread and the form. */
  readonly children?: ReactNode;
}

export function Discussion({ posts, download, reply, children }: Props): ReactElement {
  const { toasts } = usePortal();
  const [round, setRound] = useState(0);
  useNewestFocused(posts.at(-1)?.id, round);
  const onSent = async (message: string, told: Replying['told']): Promise<void> => {
    toasts.show('success', message);
    // Sent, it is empty again.
    setRound(round + 1);
    await Promise.all(told.map(askAgain));
  };
  return (
    <>
      {posts.length > 0 && <Thread posts={posts} download={download} />}
      {children}
      {reply && (
        <Reply key={round} reply={reply} onSent={(message) => void onSent(message, reply.told)} />
      )}
    </>
  );
}

interface ReplyProps {
  readonly reply: Replying;
  readonly onSent: (message: string) => void;
}

function Reply({ reply, onSent }: ReplyProps): ReactElement {
  const { form, call, title, about, beside, onRefused } = reply;
  return (
    <section className="thread-reply" aria-labelledby="reply">
      <DraftedForm
        id={form}
        about={about}
        call={call}
        beside={beside}
        head={<h2 id="reply">{title}</h2>}
        onSent={({ message }) => onSent(message)}
        {...(onRefused && { onRefused })}
      />
    </section>
  );
}

/** Once something was sent from here, its place in the thread takes the focus as soon as it stands there. */
function useNewestFocused(newest: string | undefined, round: number): void {
  const before = useRef({ newest, round });
  useEffect(() => {
    if (round === before.current.round || newest === before.current.newest) return;
    before.current = { newest, round };
    document.getElementById(placeOf(newest))?.focus();
  }, [newest, round]);
}
