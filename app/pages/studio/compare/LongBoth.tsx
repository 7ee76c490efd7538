// A mail, a document or a page of the portal as it is live and as a change words it, side by side, with examples filled in.

import type { ReactElement } from 'react';
import { fillTree, type MarkdownTree } from '../../../../runtime/core/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import type { Refused } from '../../../calls/refusal.ts';
import { useT } from '../../../portal/portal.tsx';
import { valuesOf } from '../sentences/reads-as.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { isReadWhole, LongPaper } from './LongPaper.tsx';

interface Props {
  readonly sentence: Sentence;
  readonly change: string;
}

interface SideProps extends Props {
  readonly name: string;
}

const SIDES = { mail: Mail, document: Document, page: Page };

export const hasPaper = ({ long, kind }: Sentence): boolean => long === true && isShelf(kind);

const isShelf = (kind: string): kind is keyof typeof SIDES => Object.hasOwn(SIDES, kind);

export function LongBoth({ sentence, change }: Props): ReactElement | null {
  const t = useT();
  if (!isShelf(sentence.kind)) return null;
  const Side = SIDES[sentence.kind];
  return (
    <div className="compare-both">
      <Side {...{ sentence }} change="" name={t('studio.both.before')} />
      <Side {...{ sentence, change }} name={t('studio.both.after')} />
    </div>
  );
}

function Mail({ sentence: { key }, change, name }: SideProps): ReactElement {
  const call = useCall('studio_mail', { change, key, person: '' });
  const mail = call.data?.data;
  return <Paper {...{ name, call }} of={{ kind: 'mail', ...mail }} />;
}

function Document({ sentence: { key }, change, name }: SideProps): ReactElement {
  const call = useCall('studio_paper', { change, key });
  return <Paper {...{ name, call }} of={{ kind: 'document', ...call.data?.data }} />;
}

function Page({ sentence: { key, placeholders }, change, name }: SideProps): ReactElement {
  const call = useCall('studio_page', { change, key });
  const tree = call.data && fillTree(call.data.data.tree as MarkdownTree, valuesOf(placeholders));
  return <Paper {...{ name, call }} of={{ kind: 'page', tree }} />;
}

interface PaperProps {
  readonly name: string;
  /** What was answered; it may not be there yet. */
  readonly of: unknown;
  readonly call: { readonly error: Refused | undefined; readonly retry: () => Promise<void> };
}

const Paper = ({ name, of, call: { error, retry } }: PaperProps): ReactElement => (
  <LongPaper
    name={name}
    of={isReadWhole(of) ? of : undefined}
    failed={error?.status === 401 ? undefined : error}
    onRetry={() => void retry()}
  />
);
