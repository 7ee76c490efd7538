// One case of one's own with its work: what it comes to, what was done, and its claims, requests and files.

import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal/portal.tsx';
import { NotFound } from '../NotFound.tsx';
import { CaseFiles } from './CaseFiles.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseList } from './CaseList.tsx';
import { CaseSide } from './CaseSide.tsx';
import { Figures } from './Figures.tsx';
import { SoFar } from './SoFar.tsx';
import type { Work } from './work.ts';
import '../../layout/figures.css';
import './case.css';

const CLAIMS = 'case-claims' satisfies ViewId;
const REQUESTS = 'case-requests' satisfies ViewId;

const GONE = 404;

export function CasePage(): ReactElement {
  const { number = '' } = useParams();
  const { data, error, retry } = useCall('case_work', { case_number: number });
  if (!data && error?.status === GONE) return <NotFound of={error} />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  return data ? <Known work={data.data} /> : <Skeleton />;
}

function Known({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  useTitle(t('app.case.title', { number: work.case.number }));
  return (
    <div className="page">
      <CaseHead work={work} />
      <Figures work={work} />
      <div className="case-split">
        <CaseSide work={work} />
        <div className="case-main">
          <SoFar number={work.case.number} />
          <CaseList view={CLAIMS} rows={work.claims} />
          <CaseList view={REQUESTS} rows={work.requests} />
          <CaseFiles files={work.files} />
        </div>
      </div>
    </div>
  );
}
