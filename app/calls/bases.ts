// Where the services are: one runtime configuration (`public/config.json`), chosen by the origin of the page.

import type { CallInfo } from '../../runtime/core/index.ts';
import { AppError } from '../common/errors.ts';

/** Address by the name of a service. */
export type Bases = Readonly<Record<string, string>>;

/** The file served beside the app. An origin that is not named uses `default`: the same origin. */
export interface BasesConfig {
  readonly default: Bases;
  readonly origins: Readonly<Record<string, Bases>>;
}

/** The bases of a page. */
export function basesFor(config: BasesConfig, origin: string): Bases {
  return { ...config.default, ...config.origins[origin] };
}

/** The address of a call, and what of its payload is left once the address has taken its part. */
export function addressOf(
  call: CallInfo,
  bases: Bases,
  payload: Readonly<Record<string, unknown>>,
): { readonly url: string; readonly rest: Readonly<Record<string, unknown>> } {
  const rest = { ...payload };
  const path = call.path.replaceAll(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  const base = bases[call.base];
  if (base === undefined) throw new AppError('NO_ADDRESS', { call: call.id, base: call.base });
  return { url: base + path.replace(/^\//, ''), rest };
}
