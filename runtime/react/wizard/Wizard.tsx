// A form of several steps: one address per step, a gate on Next, free movement back, a review, and one submission.

import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Answers, Fault, JsonObject, Validate } from '../../core/index.ts';
import { useFormRuntime } from '../context.tsx';
import type { DraftKeeper } from '../drafts/keeper.ts';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { useOpens } from '../form/opens.tsx';
import { createSubmitter } from '../form/submit.ts';
import { useErrorTitle, useHasErrors } from '../form/title.ts';
import { Button } from '../parts/Button.tsx';
import { sectionLead, sectionTitle } from '../parts/words.ts';
import type { CallAnswer, Navigation } from '../ports.ts';
import { Summary } from '../summary/Summary.tsx';
import { SectionTree } from '../tree/SectionTree.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { StepList } from './StepList.tsx';

export interface WizardProps {
  readonly validate: Validate;
  readonly navigation: Navigation;
  readonly call?: string;
  readonly payload?: (answers: Answers) => JsonObject;
  readonly onSent: (answer: CallAnswer) => void;
  readonly onRefused?: (answer: CallAnswer) => boolean;
  /** An answer of success that does not say what it must is refused. */
  readonly accepts?: (answer: CallAnswer) => boolean;
  /** Shows "Saved at 10:42", is flushed when a step is left, and rests while the form is sent. */
  readonly keeper?: DraftKeeper;
  /** Under the save status: Save and Exit, Download … */
  readonly actions?: ReactNode;
  /** Farthest step of a resumed draft; the steps before it count as reached. */
  readonly reached?: string;
  /** Step that shows all answers above its own fields. */
  readonly review?: string;
  /** Hears of what kept a step from being left or the form from being sent; the summary shows it already. */
  readonly onFaults?: (faults: readonly Fault[]) => void;
  /** Hears of every step that is left forward, after its gate. */
  readonly onLeave?: (step: string) => void;
  /** The document's title while a step is on screen, made of the step's own words: the host adds page and site. */
  readonly documentTitle?: (step: string) => string;
}

/** What Next says on the last step is `<form>.submit`. */
export function Wizard(props: WizardProps): ReactElement {
  const { validate, navigation, payload, onSent, keeper, accepts, review = 'review' } = props;
  const { store, toast } = useFormRuntime();
  const { bundle, texts } = store;
  const ids = bundle.sections.map(({ id }) => id);
  const call = props.call ?? bundle.submit?.call ?? 'form_submit';
  const submitter = useMemo(
    () => createSubmitter({ store, validate, call, keeper, accepts, ...(payload && { payload }) }),
    [store, validate, call, keeper, accepts, payload],
  );
  const [reached, setReached] = useState(() => Math.max(0, ids.indexOf(props.reached ?? '')));
  const [found, setFound] = useState<Found>(NOTHING);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialogs = useOpens();

  const wanted = ids.indexOf(navigation.step ?? '');
  const index = wanted < 0 ? reached : Math.min(wanted, reached);
  const step = ids[index] ?? '';
  const isLast = index === ids.length - 1;
  const { go } = navigation;
  useEffect(() => {
    if (navigation.step !== step) go(step, { replace: true });
  }, [navigation.step, step, go]);
  // Rules may ask which step is open (`context.section`), such as one that opens a dialog on entering it.
  useEffect(() => {
    void store.setContext({ ...store.context(), section: step });
  }, [store, step]);

  // The new step's own heading takes focus: the host may draw it later than it was asked for. A summary of errors goes first.
  const drawn = useRef(step);
  useEffect(() => {
    if (drawn.current === step) return;
    drawn.current = step;
    if (found.step !== step) heading.current?.focus({ preventScroll: true });
  }, [step, found.step]);

  const section = bundle.sections[index];
  const title = section ? sectionTitle(texts, bundle, section) : '';
  const number = { title, number: index + 1, count: ids.length };
  const stepTitle = texts.t('runtime.stepTitle', number);
  useErrorTitle(useHasErrors(step), props.documentTitle?.(stepTitle) ?? stepTitle);

  const open = (id: string) => {
    setFound(NOTHING);
    go(id);
    window.scrollTo?.(0, 0);
  };
  const refuse = (faults: readonly Fault[]) => {
    setFound((before) => ({ step, faults, attempt: before.attempt + 1 }));
    props.onFaults?.(faults);
  };
  const next = async () => {
    const { faults } = await store.attempt(`leave:${step}`, step);
    if (faults.length > 0) return refuse(faults);
    void keeper?.flush();
    props.onLeave?.(step);
    setReached((before) => Math.max(before, index + 1));
    open(ids[index + 1] ?? step);
  };
  const send = async () => {
    const result = await submitter.submit();
    if (result.kind === 'sent') return onSent(result.answer);
    if (result.kind === 'faults') {
      const first = result.faults[0]?.section;
      const here = result.faults.some((fault) => fault.section === step);
      if (!here && first !== undefined && ids.includes(first)) open(first);
      setFound((before) => ({
        step: here || first === undefined ? step : first,
        faults: result.faults,
        attempt: before.attempt + 1,
      }));
      return props.onFaults?.(result.faults);
    }
    if (result.kind === 'failed' && !props.onRefused?.(result.answer))
      toast('error', result.message ?? texts.t('runtime.failed'));
  };
  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await (isLast ? send() : next());
    } finally {
      setBusy(false);
    }
  };

  const submitKey = `${bundle.id}.submit`;
  const lead = section ? sectionLead(texts, bundle, section) : '';
  const listProps = { current: step, reached, href: navigation.href, onGo: open };
  const overline = texts.t('runtime.step', number);
  const head = useMemo(
    () => (
      <>
        <p className="f-overline f-not-phone">{overline}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== '' && <p className="f-lead">{lead}</p>}
      </>
    ),
    [overline, title, lead],
  );
  return (
    <div className="f-root">
      <PhoneBar {...listProps} />
      <div className="f-wiz">
        <aside className="f-rail" aria-label={texts.t('runtime.steps')}>
          <p className="f-strong">{texts.t(`${bundle.id}.title`)}</p>
          <StepList {...listProps} />
          <div className="f-rail-acts">
            {keeper && <SaveStatus keeper={keeper} />}
            <div>{props.actions}</div>
          </div>
        </aside>
        <form className="f-form" noValidate onSubmit={press} aria-busy={busy || undefined}>
          {found.step === step && (
            <ErrorSummary faults={found.faults} attempt={found.attempt} last={isLast} />
          )}
          <div className="f-sheet">
            {section && step === review ? (
              <>
                <section className="f-section f-head">{head}</section>
                <Summary omit={[review]} onEdit={open} />
                <SectionTree key={step} section={section} />
              </>
            ) : (
              section && <SectionTree key={step} section={section} head={head} />
            )}
          </div>
          <div className={isLast ? 'f-acts f-wide' : 'f-acts'}>
            {index > 0 && (
              <Button large icon="left" onClick={() => open(ids[index - 1] ?? step)}>
                {texts.t('runtime.previous')}
              </Button>
            )}
            <Button
              type="submit"
              look="primary"
              large
              className="f-push"
              busy={busy}
              {...(!isLast && { iconAfter: 'right' as const })}
            >
              {texts.t(
                isLast ? (texts.has(submitKey) ? submitKey : 'runtime.submit') : 'runtime.next',
              )}
            </Button>
          </div>
          <div className="f-acts f-save f-only-phone">{props.actions}</div>
          {keeper && <SaveStatus keeper={keeper} phone />}
        </form>
      </div>
      {dialogs}
    </div>
  );
}

interface Found {
  readonly step: string;
  readonly faults: readonly Fault[];
  readonly attempt: number;
}
const NOTHING: Found = { step: '', faults: [], attempt: 0 };
