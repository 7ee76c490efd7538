// A dialog that does something to a form: it stays open while the server refuses, and says why.

import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button, Dialog } from '../../../../../runtime/react/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import { useActs } from './use-acts.ts';

interface Props {
  readonly work: Work;
  readonly title: string;
  /** On the button. */
  readonly does: string;
  readonly isDanger?: boolean;
  /** What is to be done; undefined while something is missing. */
  readonly acts: () => readonly Act[] | undefined;
  readonly onDone: () => void;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

export function ActDialog(props: Props): ReactElement {
  const { work, title, does, isDanger, acts, onDone, onEnd, children } = props;
  const t = useT();
  const { make, isBusy, refused } = useActs(work, { tells: false });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const meant = acts();
    if (!meant || !(await make(meant))) return;
    onEnd();
    onDone();
  };
  return (
    <Dialog title={title} onClose={onEnd}>
      <form onSubmit={(event) => void submit(event)}>
        {children}
        {refused !== '' && (
          <p className="st-bad" role="alert">
            {refused}
          </p>
        )}
        <div className="f-acts">
          <Button onClick={onEnd}>{t('studio.cancel')}</Button>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={isBusy}>
            {does}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
