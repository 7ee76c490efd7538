// A mail or a page of the portal as it is live and as a change words it, side by side, with examples filled in.

import type { ReactElement, ReactNode } from 'react';
import { fillTree, type MarkdownTree } from '../../../../runtime/core/index.ts';
import { Markdown } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import type { Refused } from '../../../calls/refusal.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { useT } from '../../../portal/portal.tsx';
import { valuesOf } from '../sentences/reads-as.ts';
import type { Sentence } from '../sentences/sentence.ts';

interface Props {
  readonly sentence: Sentence;
  readonly change: string;
}

interface SideProps extends Props {
  readonly name: string;
}

/** Can it be read as a whole, beside what is live? Documents are pages of a PDF. */
export const isReadWhole = ({ long, kind }: Sentence): boolean =>
  long === true && (kind === 'mail' || kind === 'page');

export function LongBoth({ sentence, change }: Props): ReactElement {
  const t = useT();
  const Side = sentence.kind === 'mail' ? Mail : Page;
  return (
    <div className="compare-both">
      <Side {...{ sentence }} change="" name={t('studio.both.before')} />
      <Side {...{ sentence, change }} name={t('studio.both.after')} />
    </div>
  );
}

function Mail({ sentence: { key }, change, name }: SideProps): ReactElement {
  const { data, error, retry } = useCall('studio_mail', { change, key, person: '' });
  const mail = data?.data;
  return (
    <Paper {...{ name, error, retry }}>
      {mail && <h3>{mail.subject}</h3>}
      {mail && <Markdown tree={mail.body as MarkdownTree} level={4} />}
    </Paper>
  );
}

function Page({ sentence: { key, placeholders }, change, name }: SideProps): ReactElement {
  const { data, error, retry } = useCall('studio_page', { change, key });
  const tree = data?.data.tree as MarkdownTree | undefined;
  return (
    <Paper {...{ name, error, retry }}>
      {tree && <Markdown tree={fillTree(tree, valuesOf(placeholders))} level={3} />}
    </Paper>
  );
}

interface PaperProps {
  readonly name: string;
  readonly error: Refused | undefined;
  readonly retry: () => Promise<void>;
  readonly children: ReactNode;
}

function Paper({ name, error, retry, children }: PaperProps): ReactElement {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="compare-paper">
        {error && error.status !== 401 && <Failed of={error} onRetry={() => void retry()} />}
        {children}
      </div>
    </figure>
  );
}
