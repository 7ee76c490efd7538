// Stands in for markdown-to-jsx in the browser build: RJSF uses it for remarks of its own, and our texts never come as Markdown.

import type { ReactNode } from 'react';

/** The text as it is. */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
