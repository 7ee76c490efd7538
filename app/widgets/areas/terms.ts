// What the layout tells the list of practice areas: which member is what, where new ones are typed, and which of them only some have.

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

/** What the list knows of an area, each by the name of the member that holds it; only the rate may be missing. */
export interface Members {
  readonly state: string;
  readonly county: string;
  readonly planClass: string;
  readonly rate?: string | undefined;
}

export interface Terms {
  readonly members: Members;
  /** The helper object in which a new area is typed. */
  readonly from: Pointer;
  /** The member of that object that says that every county is added at once. */
  readonly all: Pointer;
  /** The helper object in which is typed what chosen areas get together. */
  readonly many: Pointer;
  /** Field → another field → the answers with which an area has the first one. */
  readonly only: JsonObject;
  /** What names an area, so that none stands there twice; undefined where they may be alike. */
  readonly name?: RowName | undefined;
}

/** `ui:options.members` and `ui:options.add` of the field, and `uniqueBy` of its schema. */
export function termsOf({ add, many, members }: JsonObject, schema: Schema = {}): Terms {
  const source = isObject(add) ? add : {};
  const from = typeof source.from === 'string' ? source.from : '';
  const named = isObject(members) ? members : {};
  return {
    members: {
      state: nameIn(named.state) ?? '',
      county: nameIn(named.county) ?? '',
      planClass: nameIn(named.planClass) ?? '',
      rate: nameIn(named.rate),
    },
    from,
    all: `${from}/${nameIn(source.all) ?? ''}`,
    many: isObject(many) && typeof many.from === 'string' ? many.from : '',
    only: isObject(source.only) ? source.only : {},
    name: rowNameOf(schema),
  };
}

/** `./county` names the member `county`. */
const nameIn = (path: Json | undefined): string | undefined =>
  typeof path === 'string' ? path.replace(/^\.\//, '') : undefined;

/** Does such an area have a rate? It does unless the layout keeps it for others. */
export function hasRate({ only, members: { rate } }: Terms, area: JsonObject): boolean {
  if (rate === undefined) return false;
  const allowed = only[rate];
  if (!isObject(allowed)) return true;
  return Object.entries(allowed).every(
    ([other, values]) =>
      isList(values) && values.some((value: Json) => sameValue(value, area[other] ?? null)),
  );
}

const Context = createContext<Terms>(termsOf({}));

export const TermsProvider = Context.Provider;

/** The terms of the list around. */
export const useTerms = (): Terms => useContext(Context);
