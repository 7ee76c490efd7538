// Helpers of the lint tests: the shape of a spoilt thing, the files they spoil, and what a refusal must say.
import { expect } from 'vitest';
import type { BuildOptions } from '../../../runtime/content/index.ts';
import { build, describe, type SmallFiles } from './small-content.ts';

export type Files = SmallFiles & Record<string, unknown>;

export interface Spoilt {
  readonly name: string;
  readonly spoil: (files: Files) => void;
  readonly code: string;
  readonly file: string;
  readonly words: RegExp;
  readonly nearest?: string;
}

export const RULES = 'rules/trip.rules.json';
export const CASES = 'rules/trip.cases.json';
export const WHO = 'schemas/forms/trip/who.schema.json';
export const WHO_UI = 'schemas/forms/trip/who.ui.json';
export const WHERE = 'schemas/forms/trip/where.schema.json';
export const WHERE_UI = 'schemas/forms/trip/where.ui.json';
export const FORM = 'schemas/forms/trip/form.json';
export const WORDS = 'messages/en-US/trip.json';

export const rule = (files: Files, index: number) =>
  files[RULES].rules[index] as Record<string, unknown>;

export const properties = (files: Files, file: typeof WHO | typeof WHERE) =>
  files[file].properties as Record<string, Record<string, unknown>>;

export const when = (fact: string, operator: string, value: unknown) => ({
  all: [{ fact, operator, value }],
});

/** Adds a rule to the small content. */
export const add = (
  files: Files,
  name: string,
  conditions: unknown,
  type: string,
  params: unknown,
) => {
  files[RULES].rules.push({ name, conditions, event: { type, params } });
};

/** The spoilt thing is refused with its code, in its file, in words that name the culprit, and nothing is released. */
export async function expectRefused(
  { spoil, code, file, words, nearest }: Spoilt,
  options: BuildOptions = {},
): Promise<void> {
  const { faults, release } = await build(spoil, options);
  const found = faults.filter((fault) => fault.code === code && fault.file === file);
  const all = faults.map(describe).join('\n');
  expect(found.map(({ message }) => message).join('\n'), all).toMatch(words);
  if (nearest !== undefined) expect(found.map((fault) => fault.nearest)).toContain(nearest);
  expect(found.every(({ remedy }) => remedy.length > 10)).toBe(true);
  expect(release).toBeUndefined();
}

/** A contract in which what is not listed is refused. */
export const contract = (id: string, request: object, more: object = {}) => ({
  $schema: '../meta/call.schema.json',
  id,
  base: 'portal',
  method: 'POST',
  path: `${id}.php`,
  auth: 'none',
  request,
  responses: { '200': { type: 'object' } },
  ...more,
});

export const taking = (inputs: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties: inputs,
  required,
});

/** What a contract says of its inputs, to be spoilt. */
export const request = (files: Files, id: string) =>
  (files[`schemas/calls/${id}.json`] as { request: Record<string, Record<string, unknown>> })
    .request;
