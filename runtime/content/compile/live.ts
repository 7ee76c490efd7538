// Schemas whose shape depends on the answers: finds them, and has RJSF's validators for them compiled under a time limit.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Json, Schema } from '../../core/index.ts';
import { namesInherited } from '../schema/inherited-names.ts';

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

/** The one worker, as long as there is something to do: it takes long to start. */
let worker: Worker | undefined;
let waiting = 0;
let before: Promise<unknown> = Promise.resolve();

/**
 * RJSF's validators of one schema as CommonJS text, made after those asked for earlier. Rejects with `TimeLimitError`
 * when it takes too long.
 */
export function compileLive(schema: Schema, timeLimitMs: number): Promise<string> {
  waiting += 1;
  const made = before.then(() => compileInTurn(schema, timeLimitMs));
  before = made
    .catch(() => undefined)
    .then(() => {
      waiting -= 1;
      if (waiting === 0) stopWorker();
    });
  return made;
}

function compileInTurn(schema: Schema, timeLimitMs: number): Promise<string> {
  worker ??= new Worker(join(import.meta.dirname, 'live-worker.mjs'), { execArgv: [] });
  const asked = worker;
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      stopWorker();
      reject(new TimeLimitError(timeLimitMs));
    }, timeLimitMs);
    const settled = (act: () => void): void => {
      clearTimeout(timer);
      asked.off('message', onMessage).off('error', onError);
      act();
    };
    const onMessage = ({ code, refused }: { code?: string; refused?: string }): void =>
      settled(() => (code === undefined ? reject(new Error(refused)) : resolve(code)));
    const onError = (error: Error): void =>
      settled(() => {
        stopWorker();
        reject(error);
      });
    asked.on('message', onMessage).on('error', onError);
    asked.postMessage({ schema, ownProperties: namesInherited(schema) });
  });
}

function stopWorker(): void {
  void worker?.terminate();
  worker = undefined;
}

/** Compiling took longer than allowed. */
export class TimeLimitError extends Error {
  constructor(readonly timeLimitMs: number) {
    super(`Compiling took longer than ${timeLimitMs} ms.`);
    this.name = 'TimeLimitError';
  }
}
