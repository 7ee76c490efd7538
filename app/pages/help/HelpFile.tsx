// One PDF: its button says while it is made, that it was saved, and why not.

import { type ReactElement, useState } from 'react';
import { Button, Icon } from '../../../runtime/react/index.ts';
import { sayingOf } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { downloadDocument } from '../../widgets/documents/save-document.ts';
import type { HelpFileInfo } from './use-help-files.ts';

type State =
  | { readonly kind: 'rest' | 'busy' | 'saved' }
  | { readonly kind: 'failed'; why: string };

export function HelpFile({ file }: { readonly file: HelpFileInfo }): ReactElement {
  const t = useT();
  const { calls } = usePortal();
  const [state, setState] = useState<State>({ kind: 'rest' });
  const save = async (): Promise<void> => {
    setState({ kind: 'busy' });
    const refused = await downloadDocument(calls, file.name);
    setState(
      refused
        ? { kind: 'failed', why: sayingOf(refused, t, 'app.help.file.failed') }
        : { kind: 'saved' },
    );
  };
  const caption =
    state.kind === 'failed' ? state.why : state.kind === 'rest' ? '' : t(SAYINGS[state.kind]);
  return (
    <li>
      <Icon name="file" />
      <span>{file.label}</span>
      <Button
        icon="download"
        busy={state.kind === 'busy'}
        aria-label={t('app.help.file.save', { name: file.label })}
        onClick={() => void save()}
      >
        {t('app.fees.download')}
      </Button>
      <small role="status" className={state.kind}>
        {caption}
      </small>
    </li>
  );
}

const SAYINGS = { busy: 'app.help.file.busy', saved: 'app.help.file.saved' } as const;
