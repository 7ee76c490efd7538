// Asks before a link, or a sign-out, leads out of a form while what was chosen to be uploaded there is not stored: it would go with the page.

import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog, type FormStore } from '../../runtime/react/index.ts';
import { useT } from '../portal/portal.tsx';
import { isSamePage } from '../routes/same-page.ts';
import { onQuestion } from '../session/leaving.ts';

interface Asked {
  readonly say: (leave: boolean) => void;
}

/** Nothing is drawn until there is something to ask. */
export function FilesQuestion({ store }: { readonly store: FormStore }): ReactElement | null {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const ask = (): Promise<boolean> | undefined =>
      store.awaits() ? new Promise((say) => setAsked({ say })) : undefined;
    let isSure = false;
    const follow = (link: HTMLAnchorElement): void => {
      isSure = true;
      // The menu it stood in may be shut by now.
      if (link.isConnected) link.click();
      else navigate(link.pathname + link.search + link.hash);
      isSure = false;
    };
    const onClick = (event: MouseEvent): void => {
      const link = isSure ? undefined : linkAt(event);
      if (!link || isSamePage(pathname, link.pathname)) return;
      const answer = ask();
      if (!answer) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void answer.then((leave) => leave && follow(link));
    };
    const withdraw = onQuestion(ask);
    document.addEventListener('click', onClick, true);
    return () => {
      withdraw();
      document.removeEventListener('click', onClick, true);
    };
  }, [store, pathname, navigate]);
  if (!asked) return null;
  const close = (leave: boolean) => () => {
    setAsked(undefined);
    asked.say(leave);
  };
  return (
    <ConfirmDialog
      title={t('app.leave.files.title')}
      confirm={t('app.leave.files.confirm')}
      cancel={t('app.leave.cancel')}
      destructive
      onConfirm={close(true)}
      onCancel={close(false)}
    >
      {t('app.leave.files.text')}
    </ConfirmDialog>
  );
}

/** The link of the portal that a click follows in this window; undefined for any other click. */
function linkAt(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link?.href !== undefined && link.origin === window.location.origin;
  const staysHere = link?.target === '' && !link.hasAttribute('download');
  return link && isOurs && staysHere ? link : undefined;
}
