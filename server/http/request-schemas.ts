// Holds what comes in against the contract of its call.
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Fastify's own validators, each compiled when its first request comes: a server starts with a hundred contracts, and a
 * start is waited for.
 */
export function compiledWhenAsked(): BuildCompilerFromPool {
  const factory = AjvCompiler();
  return ((schemas, options) => {
    // Fastify and its compiler describe the same function, each in words of its own.
    const compile = factory(schemas, options) as unknown as FastifySchemaCompiler<object>;
    const later: FastifySchemaCompiler<object> = (route) => {
      let compiled: ReturnType<typeof compile> | undefined;
      const validate: ReturnType<typeof compile> = (data: unknown) => {
        compiled ??= compile(route);
        const told = compiled(data);
        validate.errors = compiled.errors ?? null;
        return told;
      };
      return validate;
    };
    return later;
  }) as BuildCompilerFromPool;
}
