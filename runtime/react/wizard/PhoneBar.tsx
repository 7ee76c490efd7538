// On a phone: "Step 3 of 5 · Payment", one bar per step, and all steps on demand.

import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '../context/context.tsx';
import { Button } from '../parts/Button.tsx';
import { StepList, type StepListProps, useSteps } from './StepList.tsx';

/** Shown under 700 px only. */
export function PhoneBar(props: StepListProps): ReactElement {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const steps = useSteps(props);
  const index = steps.findIndex((step) => step.current);
  const step = steps[index];
  return (
    <nav className="f-wizbar" aria-label={texts.t('runtime.steps')}>
      <div className="f-top">
        <span>
          <span className="f-muted">
            {texts.t('runtime.step', { number: index + 1, count: steps.length })}
          </span>
          {' · '}
          <b className="f-strong">{step?.title}</b>
        </span>
        <Button
          look="quiet"
          iconAfter="down"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {texts.t('runtime.allSteps')}
        </Button>
      </div>
      <div className="f-bars" aria-hidden="true">
        {steps.map((each) => (
          <i key={each.id} className={`f-${each.status}${each.current ? ' f-now' : ''}`} />
        ))}
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <StepList
            {...props}
            onGo={(to) => {
              setOpen(false);
              props.onGo(to);
            }}
          />
        )}
      </div>
    </nav>
  );
}
