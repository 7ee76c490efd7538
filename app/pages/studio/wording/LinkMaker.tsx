// Makes a link in a long text: its words, and where it leads, chosen from what a text may lead to.

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { PORTAL_PAGES } from '../preview/stage/portal-pages.ts';

interface Props {
  /** What was selected. */
  readonly words: string;
  readonly onMake: (link: string) => void;
  readonly onEnd: () => void;
}

/** Of the portal, without those that belong to one thing. */
const PAGES = PORTAL_PAGES.filter(({ path }) => !/[:*]/.test(path) && path !== '/nowhere');

/** What else a link may begin with; the rest is typed. */
const OUTSIDE = [
  { to: 'mailto:', type: 'email', label: 'studio.link.mail' },
  { to: 'tel:', type: 'tel', label: 'studio.link.phone' },
] as const;

export function LinkMaker({ words: selected, onMake, onEnd }: Props): ReactElement {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(selected);
  const [to, setTo] = useState(PAGES[0]?.path ?? '');
  const [rest, setRest] = useState('');
  const outside = OUTSIDE.find((one) => one.to === to);
  const isWhole = words.trim() !== '' && (outside === undefined || rest.trim() !== '');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const make = (): void => {
    if (isWhole) onMake(`[${words.trim()}](${to}${outside ? rest.trim() : ''})`);
  };
  return (
    <form
      ref={form}
      className="st-link-maker"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <Typed label={t('studio.link.words')} type="text" text={words} onText={setWords} />
      <Where to={to} onTo={setTo} />
      {outside && (
        <Typed label={t(outside.label)} type={outside.type} text={rest} onText={setRest} />
      )}
      <div className="st-acts">
        <Button onClick={onEnd}>{t('studio.cancel')}</Button>
        <Button look="primary" disabled={!isWhole} onClick={make}>
          {t('studio.link.make')}
        </Button>
      </div>
    </form>
  );
}

interface TypedProps {
  readonly label: string;
  readonly type: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Typed({ label, type, text, onText }: TypedProps): ReactElement {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="st-in"
        type={type}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </p>
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
        {PAGES.map(({ name, path, titleKey }) => (
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
