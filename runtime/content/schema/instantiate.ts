// Runs validators as they were compiled, without the compiler.
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Json, SchemaError, Validate } from '../../core/index.ts';

/** Modules that generated validators ask `require` for. A browser supplies them bundled; nothing else may be asked for. */
export const VALIDATOR_HELPERS = [
  'ajv/dist/runtime/equal',
  'ajv/dist/runtime/ucs2length',
  'ajv/dist/runtime/validation_error',
  'ajv-formats/dist/formats',
] as const;

const nodeRequire = createRequire(import.meta.url);

/** What a validator was made of. */
const CODES = new WeakMap<Validate, string>();

/** The code of a validator that `instantiate` made, so that another thread can make the same; undefined of any other. */
export const codeOf = (validate: Validate): string | undefined => CODES.get(validate);

/** Runs in this process what `validatorsModule` wrote. */
export function instantiate(validatorsCode: string): Validate {
  const body = validatorsCode.slice(
    validatorsCode.indexOf('{') + 1,
    validatorsCode.lastIndexOf('}'),
  );
  const make = compileFunction(body, ['supply']) as (supply: (id: string) => unknown) => {
    validate: Validate;
  };
  const { validate } = make(requireHelper);
  CODES.set(validate, validatorsCode);
  return validate;
}

/** A schema error as the meta-check reports it, with the offending value. */
export interface MetaError extends SchemaError {
  readonly message: string;
  readonly data: unknown;
  /** The part of the meta-schema that refused it. */
  readonly parentSchema: Json;
  readonly schemaPath: string;
}

export type MetaCheck = (value: Json) => readonly MetaError[];

type RawCheck = ((value: Json) => boolean) & { readonly errors?: readonly MetaError[] | null };

/** Runs in this process what `compileMeta` wrote. */
export function instantiateMeta(code: string): MetaCheck {
  const make = compileFunction(`${code}\nreturn module.exports;`, ['require', 'module']) as (
    require: (id: string) => unknown,
    module: object,
  ) => RawCheck;
  const check = make(requireHelper, {});
  return (value) => (check(value) ? [] : (check.errors ?? []));
}

const HELPERS: ReadonlySet<string> = new Set(VALIDATOR_HELPERS);

function requireHelper(id: string): unknown {
  if (!HELPERS.has(id)) throw new Error(`A compiled validator asks for an unlisted module: ${id}`);
  return nodeRequire(id);
}
