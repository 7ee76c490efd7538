// The mark by which this response allows style sheets that are made in the page.

/** '' where the page has none. */
export function nonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}
