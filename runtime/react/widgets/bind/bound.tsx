// Binds RJSF widgets to the store: subscribes to one place, hands the widget what RJSF would, and draws its frame.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { type FormNode, isBlank, type Json, labelOf, type Schema } from '../../../core/index.ts';
import { type Answering, useField, useTypedField } from '../../context/context.tsx';
import type { Field, Labelled, PlaceProps, RegisteredWidget } from '../../context/widget.ts';
import { asObject } from '../../nodes/options.ts';
import {
  type Around,
  cellName,
  describedBy,
  fieldId,
  framed,
  useAround,
} from '../../parts/FieldFrame.tsx';
import { fetchedOnce, useFetched } from '../../parts/on-demand.tsx';
import { textOfFault } from '../../store/fault-text.ts';
import { allowedBy, type Choice, useChoices } from '../choices/choices.ts';
import { widgetRegistry } from '../control/widget-registry.ts';
import { readNumber } from '../text/number-text.ts';
import type { Asked } from './asked.ts';

/** One widget as a field, by what its place needs besides its answer. */
export interface Bound {
  /** Nothing. */
  readonly plain: Field;
  /** Choices of its schema. */
  readonly choosing: Field;
  /** Calls, or the answers of other fields. */
  readonly asking: Field;
}

type Asking = typeof import('./asked.ts');
const { now, fetch: fetchAsking } = fetchedOnce<Asking>(() => import('./asked.ts'));

/** Fetches what asks: many forms have no field that does. A field drawn before that shows a skeleton until it is there. */
export { fetchAsking };

interface Asks extends RegisteredWidget {
  readonly asking: Asking;
  readonly props: PlaceProps;
}

function Asks({ asking, props, ...registered }: Asks): ReactElement | null {
  const field = useField(props.pointer);
  const more = asking.useAsked(props, field);
  return useDrawn({ ...registered, props, field, more });
}

function Asking(given: Omit<Asks, 'asking'>): ReactElement {
  const asking = useFetched(now(), fetchAsking);
  return asking ? <Asks {...given} asking={asking} /> : <span className="f-skel" />;
}

const known = new WeakMap<RegisteredWidget['widget'], Bound>();

/** The fields of a widget; only a place that needs them carries the hooks for more than its answer. */
export function bound(registered: RegisteredWidget): Bound {
  const before = known.get(registered.widget);
  if (before) return before;
  const made: Bound = {
    plain: registered.isTyped
      ? function Typed(props) {
          const field = useTypedField(props.pointer);
          return useDrawn({ ...registered, props, field, more: NOTHING });
        }
      : function Plain(props) {
          const field = useField(props.pointer);
          return useDrawn({ ...registered, props, field, more: NOTHING });
        },
    choosing: function Choosing(props) {
      const field = useField(props.pointer);
      const enumOptions = useChoices(props, field.options);
      return useDrawn({
        ...registered,
        props,
        field,
        more: { options: { enumOptions: enumOptions as Choice[] } },
      });
    },
    asking: (props) => <Asking {...registered} props={props} />,
  };
  known.set(registered.widget, made);
  return made;
}

/** Which of them a place needs: decided by what its layout and its schema say, so it never changes. */
export function needOf({ schema, uiOptions: options }: FormNode): keyof Bound {
  if (ASKING.some((word) => options[word] !== undefined)) return 'asking';
  if (asObject(options.mask) || asObject(options.options)?.call !== undefined) return 'asking';
  return choosesFrom(schema) ? 'choosing' : 'plain';
}

const ASKING = ['fill', 'check', 'min', 'max', 'extension'];

const choosesFrom = (schema: Schema): boolean => allowedBy(schema).length > 0;

interface Drawing extends RegisteredWidget {
  readonly props: PlaceProps;
  readonly field: Answering;
  readonly more: Asked;
}

const NOTHING: Asked = {};

/** The widget in its frame; nothing where the field is hidden. */
function useDrawn({ widget: Widget, labelled, props, field, more }: Drawing): ReactElement | null {
  const around = useAround(field.store);
  if (field.hidden) return null;
  const given = widgetProps(props, field, { labelled, more, around });
  const widget = <Widget {...given} />;
  return framed(
    {
      pointer: props.pointer,
      info: props.info,
      options: props.options,
      view: field,
      note: more.note,
      message: given.rawErrors?.[0],
      group: labelled === 'legend',
      ownLabel: labelled === 'own' || given['aria-label'] !== undefined,
      hintBelow: labelled === 'own',
      children: props.above ? (
        <>
          {props.above}
          {widget}
        </>
      ) : (
        widget
      ),
    },
    around,
  );
}

const nothing = (): void => {};

/** What RJSF's own widgets of several choices are handed where none is chosen: of nothing they would make a choice. */
const NONE: readonly Json[] = [];

/** What a widget says, as the answers hold it: a cleared text or list is no answer, and digits typed for a number are one. */
function answerOf(value: Json | undefined, { type }: Schema): Json | undefined {
  if (value === '' || (type === 'array' && isBlank(value))) return undefined;
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer');
  return isNumber && typeof value === 'string' && DIGITS.test(value) ? readNumber(value) : value;
}

const DIGITS = /^-?\d+(\.\d+)?$/;

interface Given {
  readonly labelled: Labelled;
  readonly more: Asked;
  readonly around: Around;
}

/** What RJSF would hand to the widget of this place, and `info`: the further words of its field. */
export function widgetProps(
  { pointer, schema, ui, options, info }: PlaceProps,
  field: Answering,
  { labelled, more, around }: Given,
): WidgetProps {
  const { store, given } = around;
  const name = cellName({ pointer, info, view: field, options }, around);
  const isList = schema.type === 'array';
  return {
    id: fieldId(pointer),
    name: pointer.slice(pointer.lastIndexOf('/') + 1),
    htmlName: pointer.slice(1).replaceAll('/', '.'),
    label: given ?? labelOf(store.texts, info, pointer),
    hideLabel: labelled !== 'own',
    placeholder: info?.placeholder ? store.texts.t(info.placeholder) : '',
    value: isList ? (field.value ?? NONE) : field.value,
    required: field.required,
    disabled: field.disabled,
    readonly: false,
    multiple: isList,
    rawErrors: field.fault ? [textOfFault(store, field.fault)] : [],
    options: { ...options, ...(given !== undefined && { optional: false }), ...more.options },
    schema: schema as unknown as WidgetProps['schema'],
    uiSchema: ui as NonNullable<WidgetProps['uiSchema']>,
    registry: widgetRegistry(store),
    info,
    'aria-label': labelled === 'legend' ? undefined : name,
    'aria-describedby': describedBy({ pointer, info, view: field, note: more.note }),
    onChange: (value: Json | undefined) => {
      const answer = answerOf(value, schema);
      field.set(answer, Object.is(answer, value));
      more.changed?.();
    },
    onBlur: () => {
      field.leave();
      more.left?.();
    },
    onFocus: nothing,
  };
}
