// Tells the tree which section it draws, what stands at that section's head, and how a node is drawn.

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Pointer, Schema, UiSchema } from '../../core/index.ts';

export interface NodeProps {
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly pointer: Pointer;
}

export interface SectionPlace {
  readonly form: string;
  readonly section: string;
  /** Title and lead, drawn in the first block of the sheet. */
  readonly head?: ReactNode;
  /** Without a heading of its own, its first block goes on with what stands above it on the page. */
  readonly goesOn?: boolean;
  /** The head goes with the fields: where all of them are hidden it is not there. */
  readonly headGoes?: boolean;
  /** Draws one node; handed down so that lists can draw their rows without knowing the tree. */
  readonly Node: ComponentType<NodeProps>;
}

const Nothing = (): null => null;

export const SectionContext = createContext<SectionPlace>({ form: '', section: '', Node: Nothing });

export const useSection = (): SectionPlace => useContext(SectionContext);
