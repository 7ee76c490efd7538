// Fetches files of the release, and keeps what was asked for ahead of need until somebody takes it.

import { referenceIn } from '../calls/reference.ts';
import { AppError } from '../common/errors.ts';

const ahead = new Map<string, Promise<unknown>>();

/** A JSON file of the release; the one asked for ahead, where there is one. Throws where it cannot be had. */
export function fetchJson<T>(url: string): Promise<T> {
  const coming = ahead.get(url) as Promise<T> | undefined;
  ahead.delete(url);
  return coming ?? ask<T>(url);
}

/** Asks for a JSON file that somebody will soon want; what fails is told to whoever wants it. */
export function askAhead<T>(url: string): Promise<T> {
  const known = ahead.get(url) as Promise<T> | undefined;
  if (known) return known;
  const coming = ask<T>(url);
  coming.catch(() => undefined);
  ahead.set(url, coming);
  return coming;
}

async function ask<T>(url: string): Promise<T> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok)
    throw new AppError('NO_CONTENT', { url, status: response.status }, referenceIn(response));
  return (await response.json()) as T;
}

/** A module of the release. The address stands in a variable, so that the bundler leaves it alone. */
export async function importDefault<T>(url: string): Promise<T> {
  const module = (await import(/* @vite-ignore */ url)) as { readonly default: T };
  return module.default;
}
