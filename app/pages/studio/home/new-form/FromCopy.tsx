// A form from a copy: another one with its rules and words, under a title of its own.

import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Foot, Title } from './parts.tsx';
import { type Given, useBeginning } from './use-beginning.ts';

interface Props extends Given {
  readonly forms: readonly { readonly id: string; readonly name: string }[];
}

export function FromCopy({ forms, onEnd, onMade }: Props): ReactElement {
  const t = useT();
  const list = useId();
  const [from, setFrom] = useState('');
  const [title, setTitle] = useState('');
  const { begin, isBusy, refused } = useBeginning(onMade);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    const called = title.trim();
    void begin(called, (id) => ({ do: 'form-copy', id, from, title: called }));
  };
  return (
    <form onSubmit={make}>
      <p>
        <label htmlFor={list}>{t('studio.newForm.like')}</label>
        <select
          id={list}
          className="st-in"
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        >
          <option value="">{t('studio.newForm.choose')}</option>
          {forms.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </p>
      <Title title={title} onTitle={setTitle} />
      <Foot {...{ refused, isBusy, onEnd }} does={t('studio.newForm.do')} />
    </form>
  );
}
