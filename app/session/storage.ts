// What this browser keeps for this address, where it may.

/** Undefined where somebody has forbidden it, or there is none. */
export function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
