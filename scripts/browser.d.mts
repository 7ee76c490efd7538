export function findBrowser(options?: { install?: boolean }): string | undefined;
