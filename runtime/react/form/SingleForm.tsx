// A form of one page: all its sections on a sheet, one button.

import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Answers, Fault, JsonObject, Validate } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import { useFormRuntime } from '../context/context.tsx';
import type { Autosave } from '../drafts/autosave.ts';
import { Button } from '../parts/Button.tsx';
import { useOneAtATime } from '../parts/one-at-a-time.ts';
import { reach } from '../parts/reach.ts';
import type { FormStore } from '../store/form-store.ts';
import { SectionTree } from '../tree/SectionTree.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { OnceAnswered } from './OnceAnswered.tsx';
import { useOpens } from './opens.tsx';
import { useRefusalWords } from './refusal-words.ts';
import { SendActs } from './SendActs.tsx';
import { useSectionHeads } from './section-heads.tsx';
import { createSubmitter } from './submit.ts';
import { useErrorTitle, useHasErrors } from './title.ts';

export interface SingleFormProps {
  readonly validate: Validate;
  /** The call that takes the form; its bundle's own unless told. */
  readonly call?: string;
  readonly payload?: (answers: Answers) => JsonObject;
  /** Asks before it is sent, once nothing is wrong with it. */
  readonly ask?: (answers: Answers) => Promise<boolean>;
  /** What happens then; the form stays busy until it is done. */
  readonly onSent: (answer: CallAnswer) => unknown;
  /** Keeps the draft of this form, if one is kept. */
  readonly autosave?: Autosave;
  /** A refusal without faults of fields; shown as a toast unless this gives true. */
  readonly onRefused?: (answer: CallAnswer) => boolean;
  /** Above the first group, such as the page's heading. */
  readonly head?: ReactNode;
  /** Words of the button, where the form has several uses. */
  readonly button?: string;
  /** Beside the button. */
  readonly beside?: ReactNode;
  /** Stands in place of the buttons while it is sent. */
  readonly sending?: ReactNode;
  /** Nothing can be sent: the form is there to be read. */
  readonly readOnly?: boolean;
  /** Hears what is wrong, once it stands at the fields. */
  readonly onFaults?: (faults: readonly Fault[]) => void;
  /** Without the sheet around it, for forms inside a card. */
  readonly bare?: boolean;
  /** Without the summary, for forms of two or three fields; the first wrong one takes focus. */
  readonly noSummary?: boolean;
}

/** The button's words are `<form>.submit`, else the common ones. */
export function SingleForm(props: SingleFormProps): ReactElement {
  const { validate, payload, ask, onSent, onRefused, autosave } = props;
  const { head, beside, bare, noSummary } = props;
  const { store, toast } = useFormRuntime();
  const { bundle, texts } = store;
  const call = props.call ?? bundle.submit?.call ?? 'form_submit';
  const submitter = useMemo(
    () => createSubmitter({ store, validate, call, autosave, ask, ...(payload && { payload }) }),
    [store, validate, call, autosave, ask, payload],
  );
  const { list, sayRefused } = useFound(store);
  const { busy, run } = useOneAtATime();
  const dialogs = useOpens();
  const heads = useSectionHeads(head, bare === true);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run(send);
  };
  const send = async () => {
    const result = await submitter.submit(list);
    if (result.kind !== 'faults') sayRefused([]);
    if (result.kind === 'sent') await onSent(result.answer);
    else if (result.kind === 'faults') {
      // A summary takes focus itself; without one, the first wrong field does, and its message is in sight.
      const first = result.faults[0];
      props.onFaults?.(result.faults);
      if (noSummary && first) reach(store.anchor(first.path), first.path);
    } else if (result.kind === 'failed' && !onRefused?.(result.answer)) {
      toast('error', result.message ?? texts.t('runtime.failed'), result.answer);
    }
  };
  return (
    <form className="f-root f-form" noValidate onSubmit={submit} aria-busy={busy || undefined}>
      <ErrorTitle />
      {!noSummary && <Summary store={store} />}
      <div className={bare ? 'f-bare' : 'f-sheet'}>
        {bundle.sections.map((section, index) => (
          <SectionTree
            key={section.id}
            section={section}
            head={heads[index]}
            goesOn={index > 0 && heads[index] === undefined}
            headGoes={index > 0}
          />
        ))}
      </div>
      {!props.readOnly && (
        <SendActs busy={busy} sending={props.sending} beside={beside}>
          <OnceAnswered path={bundle.submit?.once}>
            <Button type="submit" look="primary" large className="f-push" busy={busy}>
              {props.button ?? submitWords(store)}
            </Button>
          </OnceAnswered>
        </SendActs>
      )}
      {dialogs}
    </form>
  );
}

const submitWords = ({ bundle, texts }: FormStore): string => {
  const own = `${bundle.id}.submit`;
  return texts.t(texts.has(own) ? own : 'runtime.submit');
};

/** What the last press found wrong, and how it is told. */
function useFound({ found }: FormStore) {
  const sayRefused = useRefusalWords();
  const list = (faults: readonly Fault[]) => {
    sayRefused(faults);
    found.add(faults);
  };
  return { list, sayRefused };
}

function Summary({ store: { found } }: { readonly store: FormStore }): ReactElement {
  return <ErrorSummary {...useSyncExternalStore(found.subscribe, found.last)} last />;
}

function ErrorTitle(): null {
  useErrorTitle(useHasErrors());
  return null;
}
