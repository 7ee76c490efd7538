// Edits one section of a record over its page: says what came of it, and has the page read the record again.

import type { ReactElement } from 'react';
import { SectionEditor } from '../../runtime/react/index.ts';
import { formContext } from '../host/context.ts';
import { usePortal, useSession } from '../portal.tsx';
import type { RecordOnPage, ShownRecord } from './use-record.ts';

interface Props extends Pick<RecordOnPage, 'reload' | 'reloadAll'> {
  readonly shown: ShownRecord;
  readonly section: string;
  readonly onClose: () => void;
}

export function Editing({ shown, section, reload, reloadAll, onClose }: Props): ReactElement {
  const { calls, toasts } = usePortal();
  const whose = useSession(({ user }) => user?.id) ?? '';
  const { form, record } = shown;
  const { bundle, texts } = form;
  return (
    <SectionEditor
      form={form}
      section={section}
      record={record}
      calls={calls}
      context={formContext(bundle, 'form', { record: record.stored })}
      copyKey={['record', bundle.id, section, whose].join(':')}
      toast={(kind, text) => toasts.show(kind, text)}
      retract={toasts.retract}
      onSaved={() => {
        const { message } = bundle.record?.save ?? {};
        toasts.forgive();
        if (message !== undefined) toasts.show('success', texts.t(message));
        onClose();
        void reloadAll();
      }}
      onFailed={(note) =>
        toasts.show('error', texts.t('runtime.record.failed'), note === undefined ? {} : { note })
      }
      onClose={() => {
        onClose();
        void reload();
      }}
    />
  );
}
