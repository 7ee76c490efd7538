// Holds what comes in against the contract of its call.
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

type Compile = FastifySchemaCompiler<object>;
type Check = ReturnType<Compile>;

/** Fastify's own compilers: one for each set of options, whichever server of the process asks. */
const compilers = AjvCompiler();
/** What a compiler made, by the text of the schema, of which alone it depends. */
const made = new WeakMap<Compile, Map<string, Check>>();

/**
 * Fastify's own validators, each compiled when its first request comes: a server starts with a hundred contracts, and a
 * start is waited for. A second server of the process finds them compiled.
 */
export function compiledWhenAsked(): BuildCompilerFromPool {
  return ((schemas, options) => {
    // Fastify and its compiler describe the same function, each in words of its own.
    const compile = compilers(schemas, options) as unknown as Compile;
    const later: Compile = (route) => {
      let compiled: Check | undefined;
      const validate: Check = (data: unknown) => {
        compiled ??= checkOf(compile, route);
        const validators = compiled(data);
        validate.errors = compiled.errors ?? null;
        return validators;
      };
      return validate;
    };
    return later;
  }) as BuildCompilerFromPool;
}

function checkOf(compile: Compile, route: Parameters<Compile>[0]): Check {
  const known = made.get(compile) ?? new Map<string, Check>();
  made.set(compile, known);
  const text = JSON.stringify(route.schema);
  const check = known.get(text) ?? compile(route);
  known.set(text, check);
  return check;
}
