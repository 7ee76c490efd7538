// The sentence that is open: its words in a text box, and beside them all that helps to word it well.

import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useT } from '../../../portal/portal.tsx';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Sentence, Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import type { Work } from '../work/state.ts';
import type { BoxProps } from './box.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { LongText } from './LongText.tsx';
import { hasSubject, MailText } from './MailText.tsx';
import { ProblemsAbove, ProblemsHere } from './ProblemsHere.tsx';
import { Said } from './Said.tsx';
import { SaidBefore } from './SaidBefore.tsx';
import { SentenceFacts } from './SentenceFacts.tsx';
import { TextBox } from './TextBox.tsx';
import { selectedIn, typeInto } from './type-into.ts';
import { hinders, type Problem } from './use-problems.ts';
import { useTyped } from './use-typed.ts';

export interface OpenSentenceProps {
  readonly sentence: Sentence;
  readonly sentences: Sentences;
  readonly work: Work;
  /** What is wrong with it. */
  readonly problems: readonly Problem[];
  /** Asked once, when it opens. */
  readonly takeFocus: () => boolean;
  readonly onClose: () => void;
  readonly onOpen: (key: string) => void;
  readonly onShow: (place: number) => void;
}

export function OpenSentence(props: OpenSentenceProps): ReactElement {
  const { sentence, sentences, work, problems, onOpen, onShow } = props;
  const { key, live, fixed, use, long } = sentence;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const root = useFocus(props);
  const [text, say] = useTyped(sentence.text, (next) => work.say(key, next, sentence.text));
  const isOwn = fixed === undefined && use === undefined;
  const Box = boxFor(sentence);
  useBoxOnceOwn(isOwn, box);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for what is inside
    <div className="st-open" ref={root} onKeyDown={(event) => closed(event, props)}>
      <Head {...{ id, sentence }} isToFix={problems.some(hinders)} />
      {fixed === undefined && <Elsewhere sentence={sentence} work={work} />}
      {fixed !== undefined && <Locked text={text} why={fixed} />}
      {use !== undefined && (
        <Used sentence={sentence} other={sentences.get(use)} work={work} onOpen={onOpen} />
      )}
      {/* What is wrong with a long text stands over it: what is below its box is out of sight. */}
      {long && <ProblemsHere {...{ problems, sentences, work }} />}
      {isOwn && <Box ref={box} labelledBy={id} text={text} onText={say} onLeave={work.flush} />}
      {long ? (
        <ProblemsAbove
          count={problems.filter(hinders).length}
          onShow={() => showProblems(root.current)}
        />
      ) : (
        <ProblemsHere {...{ problems, sentences, work }} />
      )}
      <Helps {...{ sentence, sentences, work, onShow, box }} />
      <Said place={`sentence:${key}`} work={work}>
        {isOwn && live !== undefined && (
          <PutBack
            onPress={() => {
              work.act([{ kind: 'sentence', key, text: live, was: sentence.text }]);
              // The button is gone with what it put back.
              box.current?.focus();
            }}
          />
        )}
      </Said>
    </div>
  );
}

/** A mail with its subject, another long text, or a sentence. */
function boxFor({ long, kind, text }: Sentence): (props: BoxProps) => ReactElement {
  if (!long) return TextBox;
  return kind === 'mail' && hasSubject(text) ? MailText : LongText;
}

const showProblems = (open: HTMLElement | null): void =>
  open?.querySelector('.st-problems-here')?.scrollIntoView({ block: 'center' });

interface HeadProps extends Pick<OpenSentenceProps, 'sentence'> {
  readonly id: string;
  readonly isToFix: boolean;
}

/** What it is, and what has become of it. */
function Head({ id, sentence, isToFix }: HeadProps): ReactElement {
  const { about, group, kind, live } = sentence;
  const t = useT();
  return (
    <>
      <div className="st-open-top">
        <h2 id={id} tabIndex={-1}>
          {about}
        </h2>
        {isToFix && <span className="st-badge st-error">{t('studio.tab.fix')}</span>}
        {!isToFix && live !== undefined && (
          <span className="st-badge st-acc">{t('studio.words.changed')}</span>
        )}
      </div>
      <p className="st-where">
        <span>{group}</span>
        <span>{t(`studio.kind.${kind}`)}</span>
      </p>
    </>
  );
}

interface HelpsProps extends Pick<OpenSentenceProps, 'sentence' | 'sentences' | 'work' | 'onShow'> {
  readonly box: RefObject<HTMLTextAreaElement | null>;
}

/** Follows the words once somebody pauses: to make all of it anew would be felt at each key. */
const Helps = memo(function Helps({ sentence, sentences, work, onShow, box }: HelpsProps) {
  const { key, text: was, fixed, use } = sentence;
  const isOwn = fixed === undefined && use === undefined;
  return (
    <>
      <SentenceFacts
        sentence={sentence}
        sentences={sentences}
        {...(isOwn && { onPut: (name) => put(box.current, name) })}
        onShow={onShow}
      />
      <SaidBefore
        sentence={sentence}
        {...(isOwn && {
          onSay: (text) => {
            work.act([{ kind: 'sentence', key, text, was }]);
            // The button is gone with what it says again.
            box.current?.focus();
          },
        })}
      />
    </>
  );
});

/** Whoever opens it goes on in its box; without one, at its heading. */
function useFocus({ takeFocus }: OpenSentenceProps): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const at = root.current;
    // Of a mail its words, not its subject.
    const box = at?.querySelector('.st-long textarea') ?? at?.querySelector('textarea');
    const first = box ?? at?.querySelector('h2');
    if (takeFocus() && first instanceof HTMLElement) first.focus();
  }, []);
  return root;
}

function PutBack({ onPress }: { readonly onPress: () => void }): ReactElement {
  const t = useT();
  return (
    <button type="button" className="btn quiet" onClick={onPress}>
      <StudioIcon name="undo" />
      {t('studio.words.putBack')}
    </button>
  );
}

/** Whoever words it on its own goes on in the box that comes of it. */
function useBoxOnceOwn(isOwn: boolean, box: RefObject<HTMLTextAreaElement | null>): void {
  const was = useRef(isOwn);
  useEffect(() => {
    if (isOwn && !was.current) box.current?.focus();
    was.current = isOwn;
  }, [isOwn, box]);
}

/** Escape leads back to its row. */
function closed(event: KeyboardEvent<HTMLDivElement>, { sentence, onClose }: OpenSentenceProps) {
  if (event.key !== 'Escape') return;
  const list = event.currentTarget.closest('ul');
  onClose();
  const row = `[data-key="${CSS.escape(sentence.key)}"]`;
  requestAnimationFrame(() => list?.querySelector<HTMLElement>(row)?.focus());
}

/** Puts a placeholder where the cursor is. */
function put(box: HTMLTextAreaElement | null, name: string): void {
  if (box) typeInto(box, `{{${name}}}`, ...selectedIn(box));
}

function Locked({ text, why }: { readonly text: string; readonly why: string }): ReactElement {
  return (
    <div className="st-locked">
      <p className="st-locked-text">
        <SentenceText text={text} />
      </p>
      <p className="soft">
        <StudioIcon name="lock" small /> {why}
      </p>
    </div>
  );
}

interface UsedProps extends Pick<OpenSentenceProps, 'sentence' | 'work' | 'onOpen'> {
  readonly other: Sentence | undefined;
}

/** It says what another says: to be changed there, or worded on its own. */
function Used({ sentence, other, work, onOpen }: UsedProps): ReactElement {
  const { key, text } = sentence;
  const t = useT();
  return (
    <div className="st-locked">
      <p className="st-locked-text">
        <SentenceText text={text} />
      </p>
      <p className="soft">
        <StudioIcon name="link" small /> {t('studio.words.sameAs')}{' '}
        {other && (
          <button type="button" className="linkbtn" onClick={() => onOpen(other.key)}>
            {other.about}
          </button>
        )}
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => work.act([{ kind: 'sentence', key, text, was: text }])}
      >
        {t('studio.words.detach')}
      </button>
    </div>
  );
}
