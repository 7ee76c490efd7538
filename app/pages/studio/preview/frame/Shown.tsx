// A form as it is drawn in a preview: every step is open, and nothing leads away or is sent.

import { type MouseEvent, type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FormBundle } from '../../../../../runtime/core/index.ts';
import type { LoadedForm, Navigation } from '../../../../../runtime/react/index.ts';
import { FormNotices } from '../../../../host/drafted/Followed.tsx';
import { FormHost, type Sending, sheetWith } from '../../../../host/FormHost.tsx';
import { Link } from '../../../../layout/Link.tsx';
import { useTitle } from '../../../../layout/title.ts';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import type { OpenedPreview } from './open-preview.ts';
import './preview.css';

const SAID_KEYS = ['app.preview.complete', 'app.preview.link'] as const;
type SaidKey = (typeof SAID_KEYS)[number];
const SHOWN_MS = 20_000;

/** `still` leaves out the ribbon: whoever shows the frame says the same. */
export function Shown({
  opened,
  still = false,
}: {
  readonly opened: OpenedPreview;
  readonly still?: boolean;
}): ReactElement {
  const { form } = opened;
  const t = useT();
  const title = titleOf(form);
  useTitle(t('app.preview.of', { title }));
  const frame = useFrame(opened, title);
  const say = useSaid();
  const stay = (event: MouseEvent): void => {
    if (!leadsAway(event)) return;
    event.preventDefault();
    say('app.preview.link');
  };
  return (
    <div onClickCapture={stay}>
      {!still && <Ribbon title={title} />}
      <div className="page">
        {dependsOnMore(form.bundle) && (
          <p className="soft preview-note">{t('app.preview.depends')}</p>
        )}
        <FormHost
          opened={opened}
          call="form_submit"
          onSent={() => undefined}
          onRefused={() => say('app.preview.complete')}
          frame={frame}
        />
      </div>
    </div>
  );
}

/** `<form>.title`, or the name of its files where it has none: so it stands in the list, too. */
function titleOf({ bundle, texts }: LoadedForm): string {
  const key = `${bundle.id}.title`;
  return texts.has(key) ? texts.t(key) : bundle.id;
}

/** Says what would have happened: long enough to be read, and nothing of it on the next page. */
function useSaid(): (key: SaidKey) => void {
  const { toasts } = usePortal();
  const t = useT();
  useEffect(
    () => () => {
      for (const key of SAID_KEYS) toasts.retract(t(key));
    },
    [toasts, t],
  );
  return (key) => toasts.show('info', t(key), { shownMs: SHOWN_MS });
}

/** Of what rules know besides the answers, what every page has. */
const EVERYWHERE = /^context\.(route|section|today|who)\b/;

/** Does the form read of something that it is opened with, such as a case? */
const dependsOnMore = ({ rules }: FormBundle): boolean =>
  rules.some(({ reads }) => reads.some((fact) => isOfContext(fact) && !EVERYWHERE.test(fact)));

const isOfContext = (fact: string): boolean => fact.startsWith('context.');

/** In steps, all of which are open, or on a sheet. */
function useFrame({ form, Steps, ...opened }: OpenedPreview, title: string) {
  const navigation = useStepsOf(form.bundle.id);
  const last = form.bundle.sections.at(-1)?.id;
  const notice = <FormNotices opened={{ ...opened, form }} />;
  const onSheet = sheetWith({ head: <h1>{title}</h1> });
  return (sending: Sending): ReactElement =>
    Steps ? (
      <>
        {notice}
        <Steps
          {...sending}
          navigation={navigation}
          opensAt={form.bundle.sections[0]?.id}
          reached={last}
        />
      </>
    ) : (
      <div className="formpage">
        {notice}
        {onSheet(sending)}
      </div>
    );
}

/** The steps in the address, with whatever it says of the preview behind them. */
function useStepsOf(id: string): Navigation {
  const navigate = useNavigate();
  const { step } = useParams();
  const at = useCallback((to: string) => `/preview/${id}/${to}${window.location.search}`, [id]);
  const go = useCallback<Navigation['go']>(
    (to, options) => navigate(at(to), { replace: options?.replace === true }),
    [navigate, at],
  );
  return useMemo(() => ({ step, go, href: at }), [step, go, at]);
}

/** Does it stand in a page of ours? */
export const isFramed = (): boolean => window.self !== window.top;

function Ribbon({ title }: { readonly title: string }): ReactElement {
  const t = useT();
  return (
    <div className="preview-ribbon" role="note">
      <p>
        <b>{t('app.preview.of', { title })}</b> <span>{t('app.preview.safe')}</span>
      </p>
      {!isFramed() && <Link to="/previews">{t('app.preview.all')}</Link>}
    </div>
  );
}

/** Does what was pressed lead out of the preview? Its own steps and the list of all forms do not. */
function leadsAway({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return false;
  const { origin, pathname } = new URL(link.href, window.location.href);
  return origin !== window.location.origin || !/^\/previews?(\/|$)/.test(pathname);
}
