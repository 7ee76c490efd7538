// What the host hands in: calls, navigation and toasts. The runtime never fetches by address itself.

import type { Json, JsonObject } from '../../core/index.ts';

export interface CallOptions {
  /** Sent as `Idempotency-Key`; one key is kept until its call is answered. */
  readonly idempotencyKey?: string;
  /** The release of the form that is sent: another may be current by then. */
  readonly release?: string;
  /** Let the request outlive the page (a last save while leaving). */
  readonly keepalive?: boolean;
  /** Parts of a multipart request, besides the payload's own fields. */
  readonly files?: Readonly<Record<string, File | readonly File[]>>;
  /** Bearer of the call, in place of whoever the host says is logged in. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** 0 to 1, while a file is on its way. */
  readonly onProgress?: (fraction: number) => void;
  /** `blob` for downloads; JSON otherwise. */
  readonly as?: 'json' | 'blob';
}

/** What came back. A refusal is an answer too; only a programmer fault is thrown. */
export interface CallAnswer {
  readonly ok: boolean;
  /** HTTP status; 0 when nothing answered (the network is away). */
  readonly status: number;
  readonly body: Json;
  readonly blob?: Blob;
  /** By which whoever runs the service finds the request in its log, where it gave one. */
  readonly reference?: string | undefined;
}

/** What a failure is told of: an answer, or what was made of one. */
export type Traced = Pick<CallAnswer, 'reference'>;

/** Makes a declared call (`schemas/calls`) by its id. */
export type CallClient = (
  id: string,
  payload: JsonObject,
  options?: CallOptions,
) => Promise<CallAnswer>;

/** Where the wizard stands, held by the host in the address. */
export interface Navigation {
  /** Section id in the address now; unknown or undefined means the first reachable one. */
  readonly step: string | undefined;
  readonly go: (step: string, options?: { readonly replace?: boolean }) => void;
  /** Address of a step, for real links. */
  readonly href?: (step: string) => string;
}

export type ToastKind = 'success' | 'error' | 'info';
/** Says what happened; the host shows it. Failures stay until closed, and tell the reference of the answer they come from. */
export type Toast = (kind: ToastKind, text: string, of?: Traced) => void;
