// Edits sections of a record over its page: says what came of it, and has the page read the record again.

import type { ReactElement } from 'react';
import { RecordEditor } from '../../runtime/react/index.ts';
import { formContext } from '../host/context.ts';
import { usePortal, useSession } from '../portal/portal.tsx';
import type { RecordOnPage, ShownRecord } from './use-record.ts';

interface Props extends Pick<RecordOnPage, 'reload' | 'reloadAll'> {
  readonly shown: ShownRecord;
  readonly sections: readonly string[];
  /** Message keys of the dialog and its button, where they have words of their own. */
  readonly words?: { readonly title?: string; readonly save?: string };
  readonly onOpened?: () => void;
  readonly onClose: () => void;
}

export function Editing(props: Props): ReactElement {
  const { shown, sections, words = {}, reload, reloadAll, onOpened, onClose } = props;
  const { calls, toasts } = usePortal();
  const whose = useSession(({ user }) => user?.id) ?? '';
  const { form, record } = shown;
  const { bundle, texts } = form;
  const textAt = (key: string | undefined) => (key === undefined ? undefined : texts.t(key));
  return (
    <RecordEditor
      {...{ form, sections, record, calls, onOpened }}
      title={textAt(words.title)}
      saveWord={textAt(words.save)}
      context={formContext(bundle, 'form', { record: record.stored })}
      copyKey={(section) => ['record', bundle.id, section, whose].join(':')}
      toast={toasts.tell}
      retract={toasts.retract}
      onSaved={() => {
        const { message } = bundle.record?.save ?? {};
        toasts.forgive();
        if (message !== undefined) toasts.show('success', texts.t(message));
        onClose();
        void reloadAll();
      }}
      onFailed={(note, of) => toasts.fail(of, texts.t('runtime.record.failed'), note)}
      onClose={() => {
        onClose();
        void reload();
      }}
    />
  );
}
