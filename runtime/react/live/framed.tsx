// Puts the host's frame around what @rjsf/mui draws itself, so that MUI's theme is fetched for those parts alone.

import type { ComponentType, ReactElement } from 'react';
import { frame } from '../context/frame.ts';

/** The table with its parts of `mui` in the frame; parts of ours stay as they are. */
export function framed<T extends object>(table: T, mui: object | undefined): T {
  const foreign = new Set<unknown>(Object.values(mui ?? {}));
  const entries = Object.entries(table).map(([name, part]) => [
    name,
    typeof part === 'function' && foreign.has(part) ? inFrame(part) : part,
  ]);
  return Object.fromEntries(entries);
}

function inFrame(Part: ComponentType<object>): ComponentType<object> {
  return function Framed(props: object): ReactElement {
    const Frame = frame();
    return (
      <Frame>
        <Part {...props} />
      </Frame>
    );
  };
}
