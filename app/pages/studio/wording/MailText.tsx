// A mail as it is written: its subject in a box of its own, and its words below. The first line of its file is the subject, marked as a heading.

import { type FocusEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { BoxProps } from './box.ts';
import { LongText } from './LongText.tsx';
import { TextBox } from './TextBox.tsx';

const HEAD = /^# ([^\n]*)(\n{0,2})/;

/** Has it a subject where one is looked for? What was written otherwise is shown in one box, as it is. */
export const hasSubject = (text: string): boolean => HEAD.test(text);

export function MailText({ ref, labelledBy, text, onText, onLeave }: BoxProps): ReactElement {
  const t = useT();
  const id = useId();
  const subjectBox = useRef<HTMLTextAreaElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    ref.current = bodyBox.current;
  }, [ref]);
  const [head = '', subject = '', gap = ''] = HEAD.exec(text) ?? [];
  const body = text.slice(head.length);
  const between = gap || '\n\n';
  const typedIn = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLTextAreaElement) ref.current = target;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: which of its boxes is typed in is only noted
    <div onFocus={typedIn}>
      <div className="st-subject">
        <span id={`${id}-subject`}>{t('studio.mail.subject')}</span>
        <TextBox
          ref={subjectBox}
          labelledBy={`${labelledBy} ${id}-subject`}
          text={subject}
          onText={(next) => onText(`# ${next}${between}${body}`)}
          onLeave={onLeave}
        />
      </div>
      <LongText
        ref={bodyBox}
        labelledBy={labelledBy}
        text={body}
        onText={(next) => onText(`# ${subject}${between}${next}`)}
        onLeave={onLeave}
      />
    </div>
  );
}
