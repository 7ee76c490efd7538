// The one host of declared forms: it draws the form, sends it by a typed call, and tells the page what came of it.

import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { Answers, Fault, JsonObject } from '../../runtime/core/index.ts';
import {
  type Autosave,
  type CallAnswer,
  FormRuntimeProvider,
  SingleForm,
} from '../../runtime/react/index.ts';
import { type Refused, refusedOf } from '../calls/refusal.ts';
import { type AnswerOf, type CallId, typedAnswer } from '../calls/typed.ts';
import { usePortal } from '../portal/portal.tsx';
import { FilesQuestion } from './FilesQuestion.tsx';
import type { Opened } from './opened.ts';

/** What every look of a form is told, whether it is one page or several steps. */
export interface Sending {
  readonly validate: Opened['form']['validate'];
  readonly call: string;
  readonly payload?: (answers: Answers) => JsonObject;
  readonly ask?: (answers: Answers) => Promise<boolean>;
  readonly onSent: (answer: CallAnswer) => unknown;
  readonly onRefused: (answer: CallAnswer) => boolean;
  readonly autosave?: Autosave;
}

export interface FormHostProps<Id extends CallId> {
  readonly opened: Opened;
  /** The call that takes the form. */
  readonly call: Id;
  /** What is sent, from the answers; the answers themselves unless told. */
  readonly payload?: (answers: Answers) => JsonObject;
  /** Asks before it is sent, once nothing is wrong with it; what is not meant is not sent. */
  readonly ask?: (answers: Answers) => Promise<boolean>;
  /** What happens then. */
  readonly onSent: (body: AnswerOf<Id>) => unknown;
  /** A refusal that names no field; without it, the server's words are said. */
  readonly onRefused?: (refused: Refused) => void;
  /** Keeps the draft of this form, if one is kept. */
  readonly autosave?: Autosave;
  /** Dialogs that rules open wait. */
  readonly holdsDialogs?: boolean;
  /** How it looks: a few fields straight on the page unless told. */
  readonly frame?: (sending: Sending) => ReactNode;
  /** Under the form, inside its runtime. */
  readonly children?: ReactNode;
}

export function FormHost<Id extends CallId>(props: FormHostProps<Id>): ReactElement {
  const {
    opened,
    call,
    payload,
    ask,
    onSent,
    onRefused,
    autosave,
    holdsDialogs = false,
    children,
  } = props;
  const { form, store } = opened;
  const { frame = fieldsWith() } = props;
  const { toasts, onForm } = usePortal();
  useEffect(() => onForm?.({ form, store }), [onForm, form, store]);
  const sending: Sending = {
    validate: form.validate,
    call,
    ...(payload && { payload }),
    ...(ask && { ask }),
    ...(autosave && { autosave }),
    onSent: (answer) => {
      const sent = typedAnswer(call, answer);
      if (!sent.ok) return undefined;
      toasts.forgive();
      return onSent(sent.body);
    },
    onRefused: (answer) => {
      onRefused?.(refusedOf(answer));
      return onRefused !== undefined;
    },
  };
  return (
    <FormRuntimeProvider
      store={store}
      toast={toasts.tell}
      retract={toasts.retract}
      holdsDialogs={holdsDialogs}
    >
      {frame(sending)}
      {children}
      <FilesQuestion store={store} />
    </FormRuntimeProvider>
  );
}

interface Appearance {
  /** Above the first group, such as the page's heading. */
  readonly head?: ReactNode;
  /** Words of the button, where the form has several uses. */
  readonly button?: string;
  /** Beside the button. */
  readonly beside?: ReactNode;
  /** In place of the buttons while it is sent. */
  readonly sending?: ReactNode;
  /** The form is there to be read. */
  readonly readOnly?: boolean;
  /** Hears what is wrong, once it stands at the fields. */
  readonly onFaults?: (faults: readonly Fault[]) => void;
}

/** A frame of a few fields: one button, messages at the fields; a summary above them only where it is asked for. */
export const fieldsWith =
  ({ summary, ...layout }: Appearance & { readonly summary?: boolean } = {}) =>
  (sending: Sending): ReactElement => (
    <SingleForm bare noSummary={summary !== true} {...layout} {...sending} />
  );

/** A frame of a form on a sheet of its own, with a summary of what is wrong. */
export const sheetWith =
  (layout: Appearance = {}) =>
  (sending: Sending): ReactElement => <SingleForm {...layout} {...sending} />;
