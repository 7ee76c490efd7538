import type { Plugin } from 'vite';

export const COMPILED_AHEAD: string;
export function compiledAhead(): Plugin;
