// Puts the addresses of the pages beside the built ones, so that the log of the server can tell which page was asked for without telling what else its address says.

import type { Plugin } from 'vite';

const LIST = 'page-addresses';

/** A line each, in the order they are tried; the one for everything is of no use there. */
export const listOfAddresses = (addresses: readonly { readonly path: string }[]): string =>
  addresses
    .map(({ path }) => path)
    .filter((path) => path !== '*')
    .join('\n');

/** Writes the list with every build. */
export function pageAddresses(addresses: readonly { readonly path: string }[]): Plugin {
  return {
    name: 'page-addresses',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: LIST, source: listOfAddresses(addresses) });
    },
  };
}
