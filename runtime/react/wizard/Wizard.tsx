// A form of several steps: one address per step, a gate on Next, free movement back, a review, and one submission.

import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { JsonObject, SectionBundle } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { useOpens } from '../form/opens.tsx';
import { useErrorTitle, useHasErrors } from '../form/title.ts';
import { sectionLead, sectionTitle } from '../nodes/words.ts';
import { type GateProps, useGate } from './gate.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { Sheet } from './Sheet.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepList } from './StepList.tsx';
import { StepNotes } from './StepNotes.tsx';

export interface WizardProps extends GateProps {
  /** Under the save status: Save and Exit, Download … */
  readonly actions?: ReactNode;
  /** The step that is opened where the address names none: the one a draft was left at. */
  readonly opensAt?: string | undefined;
  /** Farthest step of a resumed draft; the steps before it count as reached. */
  readonly reached?: string | undefined;
  /** Hears of each step that is the farthest opened so far. */
  readonly onReached?: (step: string) => void;
  /** The document's title while a step is on screen, made of the step's own words: the host adds page and site. */
  readonly documentTitle?: (step: string) => string;
}

interface Step {
  /** The one on screen. */
  readonly step: string;
  readonly index: number;
  /** Farthest that may be gone to. */
  readonly reached: number;
  readonly onReached: (index: number) => void;
}

/** The step the address names, as far as it may be gone to; address and rules (`context.section`) are told which it is. */
function useStep(ids: readonly string[], props: WizardProps): Step {
  const { navigation } = props;
  const store = useStore();
  const [reached, setReached] = useState(() => Math.max(0, ids.indexOf(props.reached ?? '')));
  const wanted = ids.indexOf(navigation.step ?? props.opensAt ?? '');
  const index = wanted < 0 ? reached : Math.min(wanted, reached);
  const step = ids[index] ?? '';
  const { go } = navigation;
  useEffect(() => {
    if (navigation.step !== step) go(step, { replace: true });
  }, [navigation.step, step, go]);
  // A rule may open a dialog on entering a step.
  useEffect(() => {
    void store.setContext({ ...store.context(), section: step });
  }, [store, step]);
  const { onReached: tell } = props;
  const onReached = (far: number) => {
    if (far <= reached) return;
    setReached(far);
    tell?.(ids[far] ?? step);
  };
  return { step, index, reached, onReached };
}

/** The new step's own heading takes focus: the host may draw it later than it was asked for. A summary of errors goes first. */
function useFocusedHeading(step: string, listed: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(step);
  // Together with the drawing: a link that leads to one of the step's fields focuses it as soon as it is there.
  useLayoutEffect(() => {
    if (drawn.current === step) return;
    drawn.current = step;
    if (listed !== step) heading.current?.focus({ preventScroll: true });
  }, [step, listed]);
  return heading;
}

interface StepNumber extends JsonObject {
  readonly title: string;
  readonly number: number;
  readonly count: number;
}

/** What stands over the fields of a step: the same element while it says the same. */
function useStepHead(
  heading: Ref<HTMLHeadingElement>,
  section: SectionBundle | undefined,
  number: StepNumber,
): ReactElement {
  const { bundle, texts } = useStore();
  const { title } = number;
  const lead = section ? sectionLead(texts, bundle, section) : '';
  const overline = texts.t('runtime.step', number);
  return useMemo(
    () => (
      <>
        <p className="f-overline f-not-phone">{overline}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== '' && <p className="f-lead">{lead}</p>}
      </>
    ),
    [heading, overline, title, lead],
  );
}

/** The step on screen between the list of all steps and the way on. */
export function Wizard(props: WizardProps): ReactElement {
  const { navigation, autosave } = props;
  const store = useStore();
  const { bundle, texts } = store;
  const ids = bundle.sections.map(({ id }) => id);
  const { step, index, reached, onReached } = useStep(ids, props);
  const dialogs = useOpens();
  const isLast = index === ids.length - 1;
  const { found, busy, open, leadTo, press } = useGate(props, { ids, index, onReached });
  const heading = useFocusedHeading(step, found.step);
  const isListed = found.step === step;

  const section = bundle.sections[index];
  const title = section ? sectionTitle(texts, bundle, section) : '';
  const number = { title, number: index + 1, count: ids.length };
  const stepTitle = texts.t('runtime.stepTitle', number);
  useErrorTitle(useHasErrors(step), props.documentTitle?.(stepTitle) ?? stepTitle);

  const listProps = { current: step, reached, href: navigation.href, onGo: open };
  const head = useStepHead(heading, section, number);
  return (
    <div className="f-root">
      <PhoneBar {...listProps} />
      <div className="f-wiz">
        <Rail list={<StepList {...listProps} />} autosave={autosave} actions={props.actions} />
        <form className="f-form" noValidate onSubmit={press} aria-busy={busy || undefined}>
          {isListed && <ErrorSummary {...found} last={isLast} onGo={leadTo} />}
          {section && <StepNotes {...{ section, isListed }} onGo={open} />}
          <div className="f-sheet">
            {section && <Sheet section={section} head={head} onEdit={open} />}
          </div>
          <StepButtons
            onPrevious={index > 0 ? () => open(ids[index - 1] ?? step) : undefined}
            isLast={isLast}
            busy={busy}
          />
          <div className="f-acts f-save f-only-phone">{props.actions}</div>
          {autosave && <SaveStatus autosave={autosave} phone />}
        </form>
      </div>
      {dialogs}
    </div>
  );
}

interface RailProps extends Pick<WizardProps, 'actions'> {
  readonly list: ReactNode;
  readonly autosave: WizardProps['autosave'] | undefined;
}

/** Beside the sheet where there is room: all steps, what is saved, and what else can be done. */
function Rail({ list, autosave, actions }: RailProps): ReactElement {
  const { bundle, texts } = useStore();
  return (
    <aside className="f-rail" aria-label={texts.t('runtime.steps')}>
      <p className="f-strong">{texts.t(`${bundle.id}.title`)}</p>
      {list}
      <div className="f-rail-acts">
        {autosave && <SaveStatus autosave={autosave} />}
        <div>{actions}</div>
      </div>
    </aside>
  );
}
