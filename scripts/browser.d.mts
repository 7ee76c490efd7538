export function findBrowser(options?: { install?: boolean; shell?: boolean }): string | undefined;
