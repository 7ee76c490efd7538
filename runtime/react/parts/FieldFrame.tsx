// The frame of one question: label, "(optional)", hint, message between hint and control, red line at the left.

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import {
  type FieldInfo,
  type JsonObject,
  labelOf,
  type Pointer,
  placeOf,
  type Texts,
} from '../../core/index.ts';
import { useStore, useViewOf } from '../context/context.tsx';
import { plainText } from '../nodes/options.ts';
import { fieldWord } from '../nodes/words.ts';
import { textOfFault } from '../store/fault-text.ts';
import type { FormStore } from '../store/form-store.ts';
import type { FieldView } from '../store/view.ts';
import { Icon } from './Icon.tsx';

/** Ids of one field, stable so that an error summary can link to it. */
export const fieldId = (pointer: Pointer): string => `field-${pointer}`;
const hintId = (pointer: Pointer): string => `field-${pointer}-hint`;
const messageId = (pointer: Pointer): string => `field-${pointer}-message`;
const noteId = (pointer: Pointer): string => `field-${pointer}-note`;

export interface FrameProps {
  readonly pointer: Pointer;
  readonly info: FieldInfo | undefined;
  readonly view: FieldView;
  readonly options: JsonObject;
  /** Good news under the hint ("Found from your address"), announced politely. */
  readonly note?: ReactNode;
  /** The sentence of its fault, where it was made for the control already. */
  readonly message?: string | undefined;
  /** A set of controls (radios, ticks) is a fieldset with a legend; one control has a label. */
  readonly group?: boolean;
  /** The control brings its own label (a single tick, a switch). */
  readonly ownLabel?: boolean;
  /** Beside such a label the hint would stand above its control: it follows below. */
  readonly hintBelow?: boolean;
  readonly children: ReactNode;
}

/** What is around a field: the form it is of, and who else says what it is called. */
export interface Around {
  readonly store: FormStore;
  readonly given: string | undefined;
  readonly inTable: boolean;
}

/** What is around a field of a form. */
export const useAround = (store: FormStore): Around => ({
  store,
  given: useContext(GivenLabel),
  inTable: useContext(InTable),
});

/** Hidden fields draw nothing. */
export const FieldFrame = (props: FrameProps): ReactElement | null =>
  framed(props, useAround(useStore()));

/** The frame, drawn by whoever knows what is around the field: a function, not a component, there are as many as fields. */
export function framed(props: FrameProps, around: Around): ReactElement | null {
  const { pointer, view, group, ownLabel, children } = props;
  const { store, given } = around;
  const words = { texts: store.texts, given };
  if (view.hidden) return null;
  const classes = ['f-field'];
  if (view.fault) classes.push('f-bad');
  if (props.options.row !== undefined) classes.push(`f-x-${String(props.options.width ?? 'l')}`);
  const between = saysMore(props) && notesOf(props, store);
  // The cell is frame enough: a table of hundreds of fields has hundreds of elements less.
  if (ownLabel && around.inTable) {
    return (
      <>
        {between}
        {children}
        {props.hintBelow && hintOf(props, store)}
      </>
    );
  }
  if (group && !ownLabel) {
    return (
      <fieldset
        className={classes.join(' ')}
        id={fieldId(pointer)}
        tabIndex={-1}
        aria-describedby={describedBy(props)}
      >
        <legend className="f-lab">{labelText(props, words)}</legend>
        {between}
        {children}
      </fieldset>
    );
  }
  return (
    <div className={classes.join(' ')}>
      {!ownLabel && (
        <label className="f-lab" htmlFor={fieldId(pointer)}>
          {labelText(props, words)}
        </label>
      )}
      {between}
      {children}
      {props.hintBelow && hintOf(props, store)}
    </div>
  );
}

/** A label given from outside, for a control whose own label would not tell it from its neighbours (a rate in a row). */
export const GivenLabel = createContext<string | undefined>(undefined);

/** True in a table, whose heads are the labels that are seen: a control there carries its name itself. */
export const InTable = createContext(false);

/** The name of a control in a table; undefined elsewhere, and where the label follows another answer. */
export function cellName(
  { pointer, info, view, options }: Omit<FrameProps, 'children'>,
  { store: { texts }, inTable, given }: Around,
): string | undefined {
  if (!inTable || given !== undefined || options.labelBy !== undefined) return undefined;
  const optional = (options.optional ?? !view.required) === true;
  const label = labelOf(texts, info, pointer);
  return optional ? `${label} ${texts.t('runtime.optional')}` : label;
}

interface LabelWords {
  readonly texts: Texts;
  readonly given: string | undefined;
}

/** With "(optional)" where the answer may be left out. A function, not a component: there are as many as fields. */
export function labelText(
  { pointer, info, view, options }: Omit<FrameProps, 'children'>,
  { texts, given }: LabelWords,
): ReactNode {
  if (given !== undefined) return given;
  const optional = options.optional ?? !view.required;
  const by = options.labelBy;
  return (
    <>
      {typeof by === 'string' ? (
        <LabelBy pointer={pointer} info={info} by={by} />
      ) : (
        labelOf(texts, info, pointer)
      )}
      {optional === true && <span className="f-opt"> {texts.t('runtime.optional')}</span>}
    </>
  );
}

const answerOf = (view: FieldView) => view.value;

/** A label that follows another answer: `label.<answer>` where there is one, else the plain label. */
function LabelBy(props: {
  readonly pointer: Pointer;
  readonly info: FieldInfo | undefined;
  readonly by: string;
}): ReactElement {
  const { pointer, info, by } = props;
  const { texts } = useStore();
  const answer = plainText(useViewOf(placeOf(`./${by}`, pointer), answerOf));
  const word = fieldWord(texts, info, `label.${answer}`);
  return <>{word === undefined ? labelOf(texts, info, pointer) : texts.t(word)}</>;
}

/** Most fields say nothing but their label most of the time. */
const saysMore = ({ view, info, note }: FrameProps): boolean =>
  view.fault !== undefined ||
  view.warning !== undefined ||
  view.disabled ||
  info?.hint !== undefined ||
  hasNote({ view, note });

function hintOf({ pointer, info }: FrameProps, { texts }: FormStore): ReactNode {
  if (!info?.hint) return null;
  return (
    <span className="f-hint" id={hintId(pointer)}>
      {texts.t(info.hint)}
    </span>
  );
}

/** Between label and control. A function too. */
function notesOf(props: FrameProps, store: FormStore): ReactNode {
  const { pointer, info, view, note } = props;
  const { texts } = store;
  const locked = fieldWord(texts, info, 'locked');
  return (
    <>
      {view.disabled && locked !== undefined && <span className="f-hint">{texts.t(locked)}</span>}
      {!props.hintBelow && hintOf(props, store)}
      {hasNote({ view, note }) && (
        <span className="f-hint" id={noteId(pointer)} role="status">
          {note ?? (
            <span className="f-msg f-ok">
              <Icon name="check" small />
              {texts.t(view.note ?? '')}
            </span>
          )}
        </span>
      )}
      {messagesOf(props, store)}
    </>
  );
}

interface MessagesProps extends Pick<FrameProps, 'pointer' | 'message'> {
  readonly view: Pick<FieldView, 'fault' | 'warning'>;
}

/** What a rule warns of at a place, and what is wrong there. */
export const Messages = (props: MessagesProps): ReactNode => messagesOf(props, useStore());

function messagesOf({ pointer, view, message }: MessagesProps, store: FormStore): ReactNode {
  return (
    <>
      {view.warning && (
        <p className="f-msg f-warn">
          <Icon name="warn" />
          {textOfFault(store, view.warning)}
        </p>
      )}
      {view.fault && (
        <p className="f-msg" id={messageId(pointer)}>
          {message ?? textOfFault(store, view.fault)}
        </p>
      )}
    </>
  );
}

const hasNote = ({ view, note }: Pick<FrameProps, 'view' | 'note'>): boolean =>
  note !== undefined || view.note !== undefined;

/** `aria-describedby` of the control: message first, then hint and note. */
export function describedBy(
  props: Pick<FrameProps, 'pointer' | 'info' | 'view' | 'note'>,
): string | undefined {
  const ids: string[] = [];
  if (props.view.fault) ids.push(messageId(props.pointer));
  if (props.info?.hint) ids.push(hintId(props.pointer));
  if (hasNote(props)) ids.push(noteId(props.pointer));
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The attributes every native control of a field has. */
export function controlProps(props: Pick<FrameProps, 'pointer' | 'info' | 'view' | 'note'>) {
  const { pointer, view } = props;
  return {
    id: fieldId(pointer),
    name: pointer.slice(1).replaceAll('/', '.'),
    'aria-invalid': view.fault ? true : undefined,
    'aria-required': view.required ? true : undefined,
    'aria-describedby': describedBy(props),
  } as const;
}
