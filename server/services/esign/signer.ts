// Who signs for an attorney.
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import type { Signer } from './port.ts';

/** Number, name and address of the attorney, as the application has them. */
export function signerOf({ id, first_name, last_name, email }: Attorney): Signer {
  return { attorneyId: id, name: `${first_name} ${last_name}`.trim(), email };
}
