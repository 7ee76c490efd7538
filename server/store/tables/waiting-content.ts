// `waiting_content`: one row at most, files that came with a start and wait for a person, since what was published collides with them.
import type { Moment } from './columns.ts';

export interface WaitingContentTable {
  readonly name: 'content';
  readonly source: string;
  readonly since: Moment;
  /** What the check said of both together; '' where places collide. */
  readonly reason: string;
}
