// Whether this page belongs to a demo: the server says so in the page itself, and to nobody but this machine.

/** Is there a guide to lead back to? */
export const isDemo = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === '1';
