// Who signs for an attorney.
import type { Attorney } from '../../store/attorneys.ts';
import type { Signer } from './port.ts';

export function signerOf({ id, first_name, last_name, email }: Attorney): Signer {
  return { attorneyId: id, name: `${first_name} ${last_name}`.trim(), email };
}
