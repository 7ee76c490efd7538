// Reads `ui:options`, which content may hold in any shape, as the types a widget needs.

import type { Json, JsonObject } from '../../core/index.ts';

export { plainAnswer as plainText } from '../../core/index.ts';

export const textOption = (options: JsonObject, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

export const numberOption = (options: JsonObject, name: string): number | undefined => {
  const value = options[name];
  return typeof value === 'number' ? value : undefined;
};

export const objectOption = (options: JsonObject, name: string): JsonObject | undefined =>
  asObject(options[name]);

export const asObject = (value: Json | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;

export const listOption = (options: JsonObject, name: string): readonly Json[] => {
  const value = options[name];
  return Array.isArray(value) ? value : [];
};
