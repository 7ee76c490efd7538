// Any form of the current release as people see it, for staff: every step is open, and nothing is saved or sent. Pages of ours may frame it.

import { type MouseEvent, type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { typedDownload, typedSend } from '../../calls/typed.ts';
import { Followed, FormNotices } from '../../host/drafted/Followed.tsx';
import { FormHost, type Sending, sheetWith } from '../../host/FormHost.tsx';
import { useOpening } from '../../host/opening.ts';
import { readingCalls } from '../../host/reading-calls.ts';
import { useStepsAt } from '../../host/steps.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { type Portal, PortalProvider, usePortal, useT } from '../../portal/portal.tsx';
import { Missing } from '../form/Missing.tsx';
import { type OpenedPreview, openPreview } from './open-preview.ts';
import './preview.css';

const SAID_KEYS = ['app.preview.complete', 'app.preview.link'] as const;
type SaidKey = (typeof SAID_KEYS)[number];
const SHOWN_MS = 20_000;

export function Preview(): ReactElement {
  const { id = '' } = useParams();
  const portal = useReadingPortal();
  return (
    <PortalProvider portal={portal}>
      <Opening key={id} id={id} />
    </PortalProvider>
  );
}

/** The portal to whatever the form shows, which can ask and do nothing. */
function useReadingPortal(): Portal {
  const portal = usePortal();
  return useMemo(() => {
    const { content } = portal;
    const calls = readingCalls({
      calls: portal.calls,
      infoOf: (id) => content.app.calls[id],
      message: () => content.texts.t('app.preview.nothing'),
    });
    return { ...portal, calls, send: typedSend(calls), download: typedDownload(calls) };
  }, [portal]);
}

function Opening({ id }: { readonly id: string }): ReactElement {
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openPreview(portal, id), [portal, id]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (!opening.value) return <Missing reason="missing" />;
  return <Followed opened={opening.value}>{(opened) => <Shown opened={opened} />}</Followed>;
}

function Shown({ opened }: { readonly opened: OpenedPreview }): ReactElement {
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
      <Ribbon title={title} />
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
  const navigation = useStepsAt(`/preview/${form.bundle.id}`);
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

const isFramed = (): boolean => window.self !== window.top;

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
