// Says which answers a new version of the form has no place for, with what was written there: nothing vanishes unsaid.

import { type ReactElement, useState } from 'react';
import type { LeftOut } from '../../core/index.ts';
import { useTexts } from '../context/context.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';

/** Stands above a form whose answers were carried over from an older release. */
export function LeftOutList({
  answers,
}: {
  readonly answers: readonly LeftOut[];
}): ReactElement | null {
  const texts = useTexts();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <section className="f-root f-leftout" aria-labelledby="f-leftout-title">
      <h2 id="f-leftout-title">
        <Icon name="warn" />
        {texts.t('runtime.leftOut.title')}
      </h2>
      <p>{texts.t('runtime.leftOut.text', { count: answers.length })}</p>
      <dl>
        {answers.map(({ path, label, value }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{value === '' ? texts.t('runtime.leftOut.several') : value}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => setClosed(true)}>{texts.t('runtime.leftOut.close')}</Button>
    </section>
  );
}
