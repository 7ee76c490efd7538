// What a step says before its fields: which answers were not kept, and on a review what is missing or odd in the form.

import type { ReactElement, ReactNode } from 'react';
import type { Fault, SectionBundle } from '../../core/index.ts';
import { useStatus, useStore } from '../context/context.tsx';
import { summaryText } from '../form/summary-text.ts';
import { fieldId } from '../parts/FieldFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import { reach } from '../parts/reach.ts';
import { UNKEPT } from '../store/unkept.ts';
import { isReview } from './Sheet.tsx';

interface Props {
  readonly section: SectionBundle;
  /** What is missing is listed already, by the last try. */
  readonly isListed: boolean;
  readonly onGo: (step: string) => void;
}

/** Draws nothing where there is nothing to say. */
export function StepNotes(props: Props): ReactElement {
  if (isReview(props.section)) return <ReviewNotes {...props} />;
  return <UnkeptNote step={props.section.id} />;
}

function UnkeptNote({ step }: { readonly step: string }): ReactElement | null {
  const store = useStore();
  useStatus();
  const unkept = store
    .warnings()
    .filter(({ code, section }) => code === UNKEPT && section === step);
  if (unkept.length === 0) return null;
  return (
    <Note id="unkept" title={store.texts.t('runtime.unkept.title')}>
      <p>{store.texts.t('runtime.unkept.text', { count: unkept.length })}</p>
    </Note>
  );
}

/** More of one step are told by their number. */
const MOST = 5;

/** All that stands between the answers and their being sent, step by step, and what is odd but may be so. */
function ReviewNotes({ section, isListed, onGo }: Props): ReactElement | null {
  const store = useStore();
  useStatus();
  const { texts } = store;
  const elsewhere = (fault: Fault): boolean => fault.section !== section.id;
  const missing = store.faults().filter(elsewhere);
  const warnings = store.warnings().filter(elsewhere);
  const isMissing = ({ path }: Fault) => missing.some((fault) => store.anchor(fault.path) === path);
  const odd = warnings.filter((warning) => !isMissing(warning));
  const go = ({ section: step, path }: Fault): void => {
    onGo(step);
    reach(store.anchor(path));
  };
  return (
    <>
      {missing.length > 0 && !isListed && (
        <Note id="missing" title={texts.t('runtime.review.missing', { count: missing.length })}>
          <Faults faults={missing} shownFaults={warnings} onGo={go} />
        </Note>
      )}
      {odd.length > 0 && (
        <Note id="odd" title={texts.t('runtime.review.odd', { count: odd.length })}>
          <p>{texts.t('runtime.review.oddText', { count: odd.length })}</p>
          <Faults faults={odd} shownFaults={[]} onGo={go} />
        </Note>
      )}
    </>
  );
}

interface FaultsProps {
  readonly faults: readonly Fault[];
  /** What is said of the same fields already, and comes first. */
  readonly shownFaults: readonly Fault[];
  readonly onGo: (fault: Fault) => void;
}

function Faults({ faults, shownFaults, onGo }: FaultsProps): ReactElement {
  const store = useStore();
  const words = (fault: Fault): string => {
    const unkept = shownFaults.find(({ code, path }) => code === UNKEPT && path === fault.path);
    return summaryText(store, unkept ?? fault);
  };
  const sections = store.bundle.sections.map(({ id }) =>
    faults.filter((one) => one.section === id),
  );
  return (
    <ul>
      {sections.flatMap((found) => [
        ...found.slice(0, found.length > MOST ? MOST - 1 : MOST).map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>
            <FaultLink fault={fault} onGo={onGo}>
              {words(fault)}
            </FaultLink>
          </li>
        )),
        found.length > MOST && found[0] && (
          <li key={`${found[0].section} more`}>
            <FaultLink fault={found[MOST - 1] ?? found[0]} onGo={onGo}>
              {store.texts.t('runtime.review.more', { count: found.length - MOST + 1 })}
            </FaultLink>
          </li>
        ),
      ])}
    </ul>
  );
}

function FaultLink(props: {
  readonly fault: Fault;
  readonly onGo: (fault: Fault) => void;
  readonly children: ReactNode;
}): ReactElement {
  const { fault, onGo, children } = props;
  const store = useStore();
  return (
    <a
      href={`#${fieldId(store.anchor(fault.path))}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(fault);
      }}
    >
      {children}
    </a>
  );
}

function Note(props: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const { id, title, children } = props;
  return (
    <section className="f-note f-warn f-stepnote" aria-labelledby={`f-note-${id}`}>
      <Icon name="warn" />
      <div>
        <h2 id={`f-note-${id}`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
