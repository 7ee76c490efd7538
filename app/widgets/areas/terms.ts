// What the layout tells the list of practice areas: where new ones are typed, and which fields only some of them have.

import { createContext, useContext } from 'react';
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  type RowName,
  rowNameOf,
  type Schema,
  sameValue,
} from '../../../runtime/core/index.ts';

export interface Terms {
  /** The helper object in which a new area is typed. */
  readonly from: Pointer;
  /** Field → another field → the answers with which an area has the first one. */
  readonly only: JsonObject;
  /** What names an area, so that none stands there twice; undefined where they may be alike. */
  readonly name?: RowName | undefined;
}

/** `ui:options.add` of the field, and `uniqueBy` of its schema. */
export function termsOf({ add }: JsonObject, schema: Schema = {}): Terms {
  const told = isObject(add) ? add : {};
  return {
    from: typeof told.from === 'string' ? told.from : '',
    only: isObject(told.only) ? told.only : {},
    name: rowNameOf(schema),
  };
}

/** Does such an area have the field? It does unless the layout keeps it for others. */
export function hasField({ only }: Terms, name: string, area: JsonObject): boolean {
  const kept = only[name];
  if (!isObject(kept)) return true;
  return Object.entries(kept).every(
    ([other, values]) =>
      isList(values) && values.some((value: Json) => sameValue(value, area[other] ?? null)),
  );
}

const Context = createContext<Terms>({ from: '', only: {} });

export const TermsProvider = Context.Provider;

/** The terms of the list around. */
export const useTerms = (): Terms => useContext(Context);
