// What draws a place of the answers, found by name: a widget as RJSF knows it, bound to the store by one wrapper, or a
// field of our own that brings label and messages along.

import type { Registry, WidgetProps } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import {
  type FieldInfo,
  type JsonObject,
  LABELLED,
  OWN_TEXT,
  type Pointer,
  type Schema,
  type Texts,
  type UiSchema,
  type WidgetName,
} from '../../core/index.ts';

/** Any RJSF widget: it is given value, choices, state and texts, and draws one control. */
export type Widget = ComponentType<WidgetProps>;

/** Where the label of a widget stands: over its control, over a set of controls, or beside it, drawn by the widget. */
export type Labelled = 'above' | 'legend' | 'own';

/** One place of the answers, for a field that draws it whole. */
export interface PlaceProps {
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly options: JsonObject;
  readonly info: FieldInfo | undefined;
  /** Something between the messages and the control. */
  readonly above?: ReactNode;
}

export type Field = ComponentType<PlaceProps>;

export interface RegisteredWidget {
  readonly widget: Widget;
  readonly labelled: Labelled;
  /** Shows by itself what is typed into it (`ownText`): a key that changes nothing but the answer does not draw it anew. */
  readonly isTyped?: boolean;
}

/** A component as the widget of the runtime that the table has under this name. */
export const labelledAs = (name: WidgetName, widget: Widget): RegisteredWidget => ({
  widget,
  labelled: LABELLED[name] ?? 'above',
  isTyped: OWN_TEXT.includes(name),
});

const widgets = new Map<string, RegisteredWidget>();
const fields = new Map<string, Field>();

/** Adds RJSF widgets of the host by the name a UI schema uses; one that does not stand under a label says how it is labelled. */
export function registerWidgets(added: Readonly<Record<string, Widget | RegisteredWidget>>): void {
  for (const [name, one] of Object.entries(added)) {
    widgets.set(name, 'labelled' in one ? one : { widget: one as Widget, labelled: 'above' });
  }
}

/** Adds fields of the host, which draw a place whole. */
export function registerFields(added: Readonly<Record<string, Field>>): void {
  for (const [name, field] of Object.entries(added)) fields.set(name, field);
}

export const registeredWidget = (name: string): RegisteredWidget | undefined => widgets.get(name);
export const registeredField = (name: string): Field | undefined => fields.get(name);

/** The sentences a widget may say; without them (RJSF's own form, given none) it says nothing of itself. */
export const wordsOf = (registry: Registry): Texts | undefined => registry.formContext?.texts;
