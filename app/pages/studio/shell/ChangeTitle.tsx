// The name of a change as the heading of a page: renamed where it stands, and asked for where it is called by its first edit.

import {
  type FocusEvent,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { askAgain } from '../../../calls/reading.tsx';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Change } from '../work/types.ts';
import { useFocusOnceShut } from './focus-once-shut.ts';
import { StudioIcon } from './StudioIcon.tsx';

interface OfChange {
  readonly change: Pick<Change, 'id' | 'name' | 'named' | 'state'>;
}

/** What is published or discarded keeps its name. */
const mayRename = ({ state }: OfChange['change']): boolean =>
  state !== 'published' && state !== 'discarded';

interface Renaming {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The name's field in the place of its button, which has the focus again once it is back. */
function useRenaming(): Renaming {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusOnceShut(isOpen);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), button };
}

export function ChangeTitle({ change }: OfChange): ReactElement {
  const t = useT();
  const { isOpen, open, close, button } = useRenaming();
  if (isOpen) return <Naming change={change} onEnd={close} />;
  return (
    <h1 className="st-name">
      {change.name}
      {mayRename(change) && (
        <button
          type="button"
          className="btn quiet icon"
          aria-label={t('studio.change.rename')}
          title={t('studio.change.rename')}
          ref={button}
          onClick={open}
        >
          <StudioIcon name="change" />
        </button>
      )}
    </h1>
  );
}

/** In a list: a button beside the name, which makes way for the new one. */
export function Renamed({ change, children }: OfChange & { readonly children: ReactNode }) {
  const t = useT();
  const { isOpen, open, close, button } = useRenaming();
  if (isOpen) return <Naming change={change} onEnd={close} />;
  return (
    <span className="st-renamed">
      {children}
      {mayRename(change) && (
        <button
          type="button"
          className="btn quiet icon"
          title={t('studio.change.rename')}
          aria-label={t('studio.change.renameOne', { name: change.name })}
          ref={button}
          onClick={open}
        >
          <StudioIcon name="change" small />
        </button>
      )}
    </span>
  );
}

/** Before a change is shown, asked for or published: nobody finds it again by its first edit. */
export function NameFirst({ change }: OfChange): ReactElement | null {
  const t = useT();
  if (change.named || !mayRename(change)) return null;
  return (
    <section className="st-name-first">
      <h2>{t('studio.change.nameFirst')}</h2>
      <p className="soft">{t('studio.change.nameFirst.more')}</p>
      <Naming change={change} />
    </section>
  );
}

function Naming({ change, onEnd }: OfChange & { readonly onEnd?: () => void }): ReactElement {
  const t = useT();
  const id = useId();
  const { send } = usePortal();
  const say = useRefusal();
  const [name, setName] = useState(change.name);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isAskedFor = onEnd !== undefined;
  useEffect(() => {
    if (isAskedFor) field.current?.select();
  }, [isAskedFor]);
  const save = async (): Promise<void> => {
    setBusy(true);
    const sent = await send('studio_change_settle', { id: change.id, act: 'rename', name });
    if (sent.ok) await Promise.all([askAgain('studio_change'), askAgain('studio_home')]);
    else say(sent.refused);
    setBusy(false);
    if (sent.ok) onEnd?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  // Where nothing asks to be finished, a name that was typed is one.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!onEnd && !isInside && name.trim() !== '' && name !== change.name) void save();
  };
  return (
    <form className="st-naming" onSubmit={submit} onBlur={leave}>
      <label htmlFor={id}>{t('studio.change.name')}</label>
      <input
        id={id}
        ref={field}
        className="f-in"
        required
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('studio.change.nameDo')}
      </Button>
      {onEnd && <Button onClick={onEnd}>{t('studio.cancel')}</Button>}
    </form>
  );
}
