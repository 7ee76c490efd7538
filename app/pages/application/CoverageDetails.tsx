// Explains how Family Defender and Referral differ; opened by a rule when both are chosen.

import type { ReactElement } from 'react';
import { Button, Dialog, Markdown, useTexts } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';

export function CoverageDetails({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { app } = usePortal().content;
  return (
    <Dialog
      title={t('app.application.coverageDetails.title')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('app.application.coverageDetails.confirm')}
        </Button>
      }
    >
      <div className="f-statement">
        <Markdown tree={app.pages['pages.coverage_details'] ?? []} level={3} />
      </div>
    </Dialog>
  );
}
