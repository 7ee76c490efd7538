// Which names content has that code may know: read from a release as it is worked with, wherever it came from.
import type { AppBundle, FormBundle, GenericPointer, Schema } from '../../core/index.ts';
import { parsePointer } from '../../core/index.ts';
import { type CallOfCode, shapeOfCall } from './call-shape.ts';

/** As much of a release as tells its names. */
export interface Named {
  readonly forms: Readonly<
    Record<string, { readonly bundle: Pick<FormBundle, 'fields' | 'sections'> }>
  >;
  readonly app: Pick<AppBundle, 'views' | 'flows' | 'documents' | 'tables'>;
  readonly calls?: Readonly<Record<string, CallOfCode>>;
  readonly wording: {
    readonly messages: Readonly<Record<string, unknown>>;
    readonly templates?: Readonly<Record<string, unknown>>;
    readonly pages?: Readonly<Record<string, unknown>>;
  };
  /** Long texts, where they do not stand in the wording. */
  readonly pages?: Readonly<Record<string, unknown>>;
}

export interface NamedField {
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Names {
  readonly forms: ReadonlyMap<
    string,
    {
      readonly sections: readonly string[];
      readonly fields: ReadonlyMap<GenericPointer, NamedField>;
    }
  >;
  readonly flows: ReadonlyMap<
    string,
    {
      readonly states: readonly string[];
      readonly groups: readonly string[];
      readonly moves: readonly string[];
    }
  >;
  /** The columns of each view. */
  readonly views: ReadonlyMap<string, readonly string[]>;
  /** The shape of each call, where contracts are known. */
  readonly calls?: ReadonlyMap<string, string>;
  readonly documents: readonly string[];
  /** Those that the app is handed: no format looks up in them. */
  readonly tables: readonly string[];
  /** Every sentence and long text by its full key. */
  readonly messages: ReadonlySet<string>;
}

/** The names of a release, each kind sorted. */
export function namesOf({ forms, app, wording, pages, calls }: Named): Names {
  return {
    forms: new Map(
      sorted(forms).map(([id, { bundle }]) => [
        id,
        { sections: bundle.sections.map((section) => section.id), fields: fieldsOf(bundle) },
      ]),
    ),
    flows: new Map(
      sorted(app.flows).map(([id, { states, moves }]) => [
        id,
        {
          states: states.map(({ name }) => name),
          groups: [...new Set(states.flatMap(({ group }) => group ?? []))],
          moves: [...new Set(moves.map(({ name }) => name))],
        },
      ]),
    ),
    views: new Map(sorted(app.views).map(([id, view]) => [id, columnsOf(view)])),
    ...(calls && {
      calls: new Map(Object.entries(calls).map(([id, call]) => [id, shapeOfCall(call)])),
    }),
    documents: Object.keys(app.documents).sort(),
    tables: Object.keys(app.tables).sort(),
    messages: new Set(
      [wording.messages, wording.templates ?? {}, wording.pages ?? {}, pages ?? {}].flatMap(
        Object.keys,
      ),
    ),
  };
}

const sorted = <T>(of: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1));

function fieldsOf({
  fields,
  sections,
}: Pick<FormBundle, 'fields' | 'sections'>): ReadonlyMap<GenericPointer, NamedField> {
  return new Map(
    Object.entries(fields).map(([pointer, { section, required = false, type }]) => {
      const root = sections.find(({ id }) => id === section)?.schema;
      // A field of a branch stands nowhere else: of it the type is known alone.
      return [pointer, { required, schema: schemaAt(root, pointer) ?? { type } }];
    }),
  );
}

function schemaAt(root: Schema | undefined, pointer: GenericPointer): Schema | undefined {
  let schema = root;
  for (const token of parsePointer(pointer))
    schema = token === '*' ? schema?.items : schema?.properties?.[token];
  return schema;
}

function columnsOf({ columns }: { readonly [name: string]: unknown }): readonly string[] {
  if (!Array.isArray(columns)) return [];
  return columns.flatMap(({ key }: { key?: unknown }) => (typeof key === 'string' ? [key] : []));
}
