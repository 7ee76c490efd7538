// Makes a link in a long text: its words, and where it leads, chosen from what a text may lead to.

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { TextField } from '../shell/TextField.tsx';
import { LINKED_PAGES, linkOf } from './links.ts';

interface Props {
  /** What was selected. */
  readonly words: string;
  readonly onMake: (link: string) => void;
  readonly onEnd: () => void;
}

/** What else a link may begin with; the rest is typed. */
const OUTSIDE = [
  { to: 'mailto:', type: 'email', label: 'studio.link.mail' },
  { to: 'tel:', type: 'tel', label: 'studio.link.phone' },
] as const;

export function LinkMaker({ words: selected, onMake, onEnd }: Props): ReactElement {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(selected);
  const [to, setTo] = useState(LINKED_PAGES[0]?.path ?? '');
  const [rest, setRest] = useState('');
  const outside = OUTSIDE.find((one) => one.to === to);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className="st-link-maker"
      onSubmit={(event) => {
        event.preventDefault();
        onMake(linkOf(words, to + (outside ? rest : '')));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <TextField label={t('studio.link.words')} text={words} onText={setWords} required />
      <Where to={to} onTo={setTo} />
      {outside && (
        <TextField
          label={t(outside.label)}
          type={outside.type}
          text={rest}
          onText={setRest}
          required
        />
      )}
      <div className="st-acts">
        <Button onClick={onEnd}>{t('studio.cancel')}</Button>
        <Button type="submit" look="primary">
          {t('studio.link.make')}
        </Button>
      </div>
    </form>
  );
}

interface WhereProps {
  readonly to: string;
  readonly onTo: (to: string) => void;
}

function Where({ to, onTo }: WhereProps): ReactElement {
  const t = useT();
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{t('studio.link.to')}</label>
      <select id={id} className="st-in" value={to} onChange={({ target }) => onTo(target.value)}>
        {LINKED_PAGES.map(({ name, path, titleKey }) => (
          <option key={name} value={path}>
            {t(titleKey)}
          </option>
        ))}
        {OUTSIDE.map((one) => (
          <option key={one.to} value={one.to}>
            {t(one.label)}
          </option>
        ))}
      </select>
    </p>
  );
}
