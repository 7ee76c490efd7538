// A form from a JSON Schema of somebody else: looked at first, field by field, and made only then.

import { type FormEvent, type ReactElement, useState } from 'react';
import { sayingOf } from '../../../../calls/refusal.ts';
import type { AnswerOf } from '../../../../calls/typed.ts';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import { FileField } from './FileField.tsx';
import { ACCESS, Foot, Title, Who } from './parts.tsx';
import { Report } from './Report.tsx';
import { type Given, useBeginning } from './use-beginning.ts';

type Looked = AnswerOf<'studio_form_look'>['data'];

export function FromSchema({ onEnd, onMade }: Given): ReactElement {
  const t = useT();
  const [title, setTitle] = useState('');
  const [access, setAccess] = useState<string>(ACCESS[0]);
  const [schema, setSchema] = useState('');
  const [ui, setUi] = useState('');
  const { looked, look, isLooking, failed } = useLooking({ title: title.trim(), schema, ui });
  const { begin, isBusy, refused } = useBeginning(onMade);
  const isReady = looked !== undefined && looked.files.length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return void look();
    const { files } = looked;
    const called = title.trim();
    return void begin(called, (id) => ({ do: 'form-import', id, title: called, access, files }));
  };
  return (
    <form onSubmit={submit}>
      <Title title={title} onTitle={setTitle} />
      <Who access={access} onAccess={setAccess} />
      <FileField label={t('studio.newForm.schema')} onText={setSchema} required />
      <FileField label={t('studio.newForm.layout')} onText={setUi} />
      {looked && <Report {...looked} />}
      <Foot
        {...{ onEnd }}
        isBusy={isBusy || isLooking}
        refused={refused || failed}
        does={t(isReady ? 'studio.newForm.do' : 'studio.newForm.look')}
      />
    </form>
  );
}

interface Foreign {
  readonly title: string;
  readonly schema: string;
  readonly ui: string;
}

/** What was found stands as long as it is about what is asked now. */
function useLooking(foreign: Foreign) {
  const t = useT();
  const { send } = usePortal();
  const [known, setKnown] = useState<{ of: string; looked?: Looked; failed?: string }>({ of: '' });
  const [isLooking, setIsLooking] = useState(false);
  const of = JSON.stringify(foreign);
  const look = async (): Promise<void> => {
    const { title, schema, ui } = foreign;
    setIsLooking(true);
    const asked = { change: '', title, schema, ...(ui !== '' && { ui }) };
    const sent = await send('studio_form_look', asked);
    setIsLooking(false);
    if (sent.ok) setKnown({ of, looked: sent.body.data });
    else setKnown({ of, failed: sent.refused.sentence ?? sayingOf(sent.refused, t) });
  };
  const { looked, failed = '' } = known.of === of ? known : { looked: undefined };
  return { looked, failed, look, isLooking };
}
