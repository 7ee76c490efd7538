// `second_factor`: a time-based code generator.
import type { Moment, OptionalMoment } from './columns.ts';

/** A time-based code generator; asked for at login once it is confirmed. */
export interface SecondFactorTable {
  readonly attorney_id: string;
  /** Sealed, bound to `second_factor/<attorney>`. */
  readonly secret: string;
  readonly confirmed_at: OptionalMoment;
  /** Step of the last code that was used; neither it nor an older one works again. */
  readonly last_step: number;
  readonly created_at: Moment;
}
