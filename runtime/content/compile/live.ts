// Schemas whose shape depends on the answers: finds them, and has RJSF's validators for them compiled under a time limit.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Json, Schema } from '../../core/index.ts';

const LIVE_WORDS = new Set(['oneOf', 'anyOf', 'if', 'dependencies', 'patternProperties']);

/** Does the shape of this schema depend on the answers, so that RJSF must match branches? */
export function matchesBranches(schema: Json | Schema | undefined): boolean {
  if (Array.isArray(schema)) return schema.some((item: Json) => matchesBranches(item));
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(([word, inner]) => {
    if (LIVE_WORDS.has(word)) return true;
    if (word === 'enum' || word === 'const' || word === 'default' || word === 'required')
      return false;
    if (word === 'properties')
      return Object.values(inner as Schema).some((child) => matchesBranches(child));
    return matchesBranches(inner);
  });
}

/** RJSF's validators of one schema as CommonJS text. Rejects with `TimeLimitError` when it takes too long. */
export function compileLive(schema: Schema, timeLimitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'live-worker.mjs'), {
      workerData: schema,
      execArgv: [],
    });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new TimeLimitError(timeLimitMs));
    }, timeLimitMs);
    worker.once('message', (code: string) => {
      clearTimeout(timer);
      resolve(code);
      void worker.terminate();
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** Compiling took longer than allowed. */
export class TimeLimitError extends Error {
  constructor(readonly timeLimitMs: number) {
    super(`Compiling took longer than ${timeLimitMs} ms.`);
    this.name = 'TimeLimitError';
  }
}
