// What every widget is given, and how widgets are found by name.

import type { ComponentType } from 'react';
import type { FieldInfo, JsonObject, Pointer, Schema, UiSchema } from '../core/index.ts';

/** A widget draws one place of the answers, label and messages included. */
export interface WidgetProps {
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly options: JsonObject;
  readonly info: FieldInfo | undefined;
}

export type Widget = ComponentType<WidgetProps>;

const added = new Map<string, Widget>();

/** Adds widgets of the host to the registry, by the name a UI schema uses. */
export function registerWidgets(widgets: Readonly<Record<string, Widget>>): void {
  for (const [name, widget] of Object.entries(widgets)) added.set(name, widget);
}

export const registeredWidget = (name: string): Widget | undefined => added.get(name);
