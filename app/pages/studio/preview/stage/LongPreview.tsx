// A mail, a document or a page of the portal as the change words it, with examples filled in.

import { type ReactElement, useState } from 'react';
import { fillTree, type MarkdownTree } from '../../../../../runtime/core/index.ts';
import { Markdown, saveBlob } from '../../../../../runtime/react/index.ts';
import { useCall } from '../../../../calls/reading.tsx';
import { type Refused, sayingOf } from '../../../../calls/refusal.ts';
import { Link } from '../../../../layout/Link.tsx';
import { BlockList } from '../../../../paper/BlockList.tsx';
import { isBlocks } from '../../../../paper/blocks.ts';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import { valuesOf } from '../../sentences/reads-as.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import { useAskedAgain } from '../../work/use-asked-again.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import { Chip } from './Chip.tsx';
import type { DemoPerson } from './portal-pages.ts';
import { type Width, WidthChoice, widthHere } from './WidthChoice.tsx';

interface Props {
  readonly work: Work;
  readonly sentence: Sentence;
  /** Of the demo world, to whom a mail can be looked at; undefined until they are known. */
  readonly people: readonly DemoPerson[] | undefined;
}

export function LongPreview(props: Props): ReactElement {
  const { kind } = props.sentence;
  if (kind === 'mail') return <Mail {...props} />;
  return kind === 'document' ? <Document {...props} /> : <Page {...props} />;
}

/** Asked again when something was saved. */
function useFresh(work: Work, retry: () => Promise<void>): string {
  useAskedAgain(work, retry);
  return useOfWork(work, idOf);
}

/** Says what was refused, in the server's words. */
function useRefusal(): (refused: Refused) => void {
  const t = useT();
  const { toasts } = usePortal();
  return (refused) => toasts.fail(refused, refused.sentence ?? sayingOf(refused, t));
}

function Mail({ work, sentence: { key }, people = [] }: Props): ReactElement {
  const t = useT();
  const { send } = usePortal();
  const refuse = useRefusal();
  const [isText, setIsText] = useState(false);
  const [width, setWidth] = useState<Width>(widthHere);
  const [person, setPerson] = useState('');
  const [to, setTo] = useState('');
  const id = useOfWork(work, idOf);
  const { data, retry } = useCall(
    'studio_mail',
    { change: id, key, person },
    { keepPreviousData: true },
  );
  useFresh(work, retry);
  const mail = data?.data;
  const test = async (): Promise<void> => {
    await work.flush();
    const sent = await send('studio_mail_test', { change: work.get().id, key, person });
    if (sent.ok) setTo(sent.body.data.to);
    else refuse(sent.refused);
  };
  return (
    <div className="st-paper-room">
      <div className="st-acts">
        <Chip
          label={t('studio.mail.to')}
          value={person}
          choices={[
            ['', t('studio.mail.examples')],
            ...people.map(({ id: one, name }) => [one, name] as const),
          ]}
          onChoose={setPerson}
        />
        <WidthChoice width={width} onWidth={setWidth} />
        <button type="button" className="btn" onClick={() => void test()}>
          {t('studio.mail.test')}
        </button>
        <button type="button" className="btn quiet" onClick={() => setIsText(!isText)}>
          {t(isText ? 'studio.mail.asMail' : 'studio.mail.asText')}
        </button>
      </div>
      <Sent to={to} isDemo={people.length > 0} />
      {mail && (
        <article className={width === 'phone' ? 'st-paper st-narrow' : 'st-paper'}>
          <p className="soft">{t('studio.mail.subject')}</p>
          <h2>{mail.subject}</h2>
          {isText ? (
            <pre>{mail.text}</pre>
          ) : (
            <Markdown tree={mail.body as MarkdownTree} level={3} />
          )}
        </article>
      )}
    </div>
  );
}

/** Whom the test went to, and where that can be read. */
function Sent({ to, isDemo }: { readonly to: string; readonly isDemo: boolean }): ReactElement {
  const t = useT();
  return (
    <p className="soft st-mail-sent" role="status">
      {to !== '' && (
        <>
          {t('studio.mail.sent', { email: to })}{' '}
          {isDemo && (
            <Link to="/demo/mailbox" target="_blank">
              {t('studio.mail.seeSent')}
            </Link>
          )}
        </>
      )}
    </p>
  );
}

function Page({ work, sentence: { key, placeholders } }: Props): ReactElement {
  const id = useOfWork(work, idOf);
  const { data, retry } = useCall('studio_page', { change: id, key }, { keepPreviousData: true });
  useFresh(work, retry);
  const examples = valuesOf(placeholders);
  return (
    <div className="st-paper-room">
      {data && (
        <article className="st-paper">
          <Markdown tree={fillTree(data.data.tree as MarkdownTree, examples)} />
        </article>
      )}
    </div>
  );
}

function Document({ work, sentence: { key } }: Props): ReactElement {
  const t = useT();
  const { download } = usePortal();
  const refuse = useRefusal();
  const id = useOfWork(work, idOf);
  const { data, retry } = useCall('studio_paper', { change: id, key }, { keepPreviousData: true });
  useFresh(work, retry);
  const make = async (): Promise<void> => {
    await work.flush();
    const sent = await download('studio_document', { change: work.get().id, key });
    if (sent.ok) saveBlob(sent.blob, `${key.slice(key.indexOf('.') + 1)}.pdf`);
    else refuse(sent.refused);
  };
  const blocks = data?.data.blocks;
  return (
    <div className="st-paper-room">
      <div className="st-acts">
        <p className="soft">{t('studio.document.lead')}</p>
        <button type="button" className="btn" onClick={() => void make()}>
          {t('studio.document.make')}
        </button>
      </div>
      {isBlocks(blocks) && (
        <article className="leaf" aria-label={t('studio.document.paper')}>
          <BlockList blocks={blocks} />
        </article>
      )}
    </div>
  );
}
