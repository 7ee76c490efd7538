// The list of steps with their marks and their status in words.

import type { MouseEvent, ReactElement } from 'react';
import type { Texts } from '../../core/index.ts';
import { useStatus, useStore, useTexts } from '../context/context.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type Step, stepsOf } from './steps.ts';

export interface StepListProps {
  readonly current: string;
  /** Index of the farthest step that was opened. */
  readonly reached: number;
  readonly href?: ((step: string) => string) | undefined;
  readonly onGo: (step: string) => void;
}

/** Reached steps are links; the others wait. */
export function StepList(props: StepListProps): ReactElement {
  const { href, onGo } = props;
  const texts = useTexts();
  const steps = useSteps(props);
  const go = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(id);
  };
  return (
    <ol className="f-steps">
      {steps.map((step, index) => (
        <li key={step.id} className={`f-${step.status}${step.current ? ' f-now' : ''}`}>
          <span className="f-mark" aria-hidden="true">
            {step.status === 'done' ? (
              <Icon name="check" small />
            ) : step.status === 'fix' || step.status === 'again' ? (
              '!'
            ) : (
              index + 1
            )}
          </span>
          <span>
            {step.reachable ? (
              <a
                className="f-t"
                href={href?.(step.id) ?? `#${step.id}`}
                aria-current={step.current ? 'step' : undefined}
                onClick={(event) => go(event, step.id)}
              >
                {step.title}
              </a>
            ) : (
              <span className="f-t">{step.title}</span>
            )}
            <small>{statusText(texts, step)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The steps as they stand now; follows faults and attempts. */
export function useSteps({ current, reached }: StepListProps): readonly Step[] {
  const store = useStore();
  useStatus();
  return stepsOf(store, current, reached);
}

const KEYS = {
  done: 'runtime.status.complete',
  now: 'runtime.status.progress',
  part: 'runtime.status.progress',
  fix: 'runtime.status.toFix',
  again: 'runtime.status.again',
  ahead: 'runtime.status.waiting',
} as const;

const statusText = (texts: Texts, step: Step): string =>
  texts.t(KEYS[step.status], { count: step.count });
