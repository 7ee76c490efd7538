// A sentence of what is chosen, in a text box with its name over it: saved as it is typed, as on the page of wording.

import { type ReactElement, useId, useRef } from 'react';
import { Link } from '../../../../layout/Link.tsx';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import { inChange } from '../../shell/there.ts';
import { TextBox } from '../../wording/TextBox.tsx';
import { useTyped } from '../../wording/use-typed.ts';
import type { Work } from '../../work/state.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';

interface Props {
  readonly work: Work;
  readonly sentences: Sentences;
  /** What it is, as the box is called. */
  readonly name: string;
  readonly messageKey: string;
  /** What is read there now, where the sentence itself is not there yet. */
  readonly otherwise?: string;
}

export function SentenceField({
  work,
  sentences,
  name,
  messageKey,
  otherwise = '',
}: Props): ReactElement {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const change = useOfWork(work, idOf);
  const sentence = sentences.get(messageKey);
  const said = sentence?.text ?? otherwise;
  const [text, say] = useTyped(said, (next) => work.say(messageKey, next, said));
  const other = sentence?.use === undefined ? undefined : sentences.get(sentence.use);
  if (other !== undefined || sentence?.fixed !== undefined)
    return (
      <div className="st-word">
        <p className="st-word-name">{name}</p>
        <p>{said}</p>
        <p className="small soft">
          {sentence?.fixed ?? t('studio.form.saysTheSame')}{' '}
          <Link to={inChange('/studio/wording', change, { key: messageKey })}>
            {t('studio.form.inWording')}
          </Link>
        </p>
      </div>
    );
  return (
    <div className="st-word">
      <p id={id} className="st-word-name">
        {name}
      </p>
      <TextBox ref={box} labelledBy={id} text={text} onText={say} onLeave={work.flush} />
    </div>
  );
}
