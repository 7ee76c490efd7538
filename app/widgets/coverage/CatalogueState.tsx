// What stands where coverages are not there yet: none chosen, on their way, or failed with a way to try again.

import type { ReactElement } from 'react';
import type { FieldInfo } from '../../../runtime/core/index.ts';
import { Button, listText, useTexts } from '../../../runtime/react/index.ts';
import type { useCatalogue } from '../catalogue/catalogue.ts';

export function CatalogueState({
  catalogue,
  empty,
  info,
}: {
  readonly catalogue: ReturnType<typeof useCatalogue>;
  /** No class is chosen. */
  readonly empty: boolean;
  readonly info: FieldInfo | undefined;
}): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  if (empty)
    return <p className="f-muted">{listText(texts, info, 'empty', 'app.coverages.none')}</p>;
  if (catalogue.error && !catalogue.isLoading) {
    return (
      <p className="f-msg" role="alert">
        {t('app.coverages.failed')}{' '}
        <Button look="quiet" onClick={() => void catalogue.retry()}>
          {t('runtime.tryAgain')}
        </Button>
      </p>
    );
  }
  if (catalogue.data) return null;
  return (
    <div role="status">
      <span className="f-sr">{t('app.coverages.loading')}</span>
      <span className="f-skel" />
      <span className="f-skel" />
      <span className="f-skel" />
    </div>
  );
}
