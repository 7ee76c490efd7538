// What may speak against a file, whatever its kind.

/**
 * Why a file is not taken: `locked` by encryption, `active` (it holds scripts, macros or starts programs), `nested` (it
 * carries other files), `opaque` (it cannot be looked through within bounds).
 */
export type Found = 'locked' | 'active' | 'nested' | 'opaque';
