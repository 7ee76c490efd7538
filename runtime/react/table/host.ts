// What a table needs of the page it stands on: the wording, how a link leads on, whom it asks, and where it stands.

import type { ComponentType, ReactNode } from 'react';
import type { Texts } from '../../core/index.ts';
import type { CallClient } from '../common/ports.ts';

export interface TableHost {
  readonly texts: Texts;
  /** A link within the host; the browser's own where absent. */
  readonly Link?: ComponentType<TableLink>;
  /** Makes the call of a table that reads its rows itself. */
  readonly calls?: CallClient;
  /** Keeps page, order and filters; the table itself keeps them for as long as it is there where absent. */
  readonly address?: TableAddress;
}

export interface TableLink {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The query of the address, where back, reload and a link that is passed on find it. */
export interface TableAddress {
  readonly search: string;
  readonly go: (search: string) => void;
}
