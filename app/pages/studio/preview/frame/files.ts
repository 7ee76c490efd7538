// Fetches what a change makes of a form: its pointer, and the files that names. Nobody but people of the Studio is given them.

import type { AppBundle, ReleasePointer } from '../../../../../runtime/core/index.ts';
import { referenceIn } from '../../../../calls/reference.ts';
import { AppError } from '../../../../common/errors.ts';
import { importDefault } from '../../../../released/released.ts';

export interface ChangePointer extends Pick<ReleasePointer, 'release' | 'app' | 'forms'> {
  /** How many commands of the change are in it. */
  readonly seq: number;
}

export interface ChangeFiles {
  /** With the names of one form; without it where the form cannot be put together. */
  readonly pointer: (form: string) => Promise<ChangePointer>;
  readonly json: <T>(name: string) => Promise<T>;
  readonly module: <T>(name: string) => Promise<T>;
}

/** Those below an address; `token` is that of whoever is logged in, where a cookie alone does not do. Each throws where a file cannot be had. */
export function changeFiles(at: string, token?: () => string | undefined): ChangeFiles {
  const fetched = async <T>(name: string): Promise<T> => {
    const url = `${at}/${name}`;
    const headers = token ? { authorization: `Bearer ${token() ?? ''}` } : {};
    const response = await fetch(url, { credentials: 'same-origin', headers });
    if (!response.ok)
      throw new AppError('NO_CONTENT', { url, status: response.status }, referenceIn(response));
    return (await response.json()) as T;
  };
  return {
    pointer: (form) => fetched(`current.json?form=${encodeURIComponent(form)}`),
    json: kept(fetched),
    module: (name) => importDefault(`${at}/${name}`),
  };
}

/** The app's words are of half a megabyte, and the same after most edits of a form. */
function kept(fetched: <T>(name: string) => Promise<T>): ChangeFiles['json'] {
  let app: { readonly name: string; readonly file: Promise<unknown> } | undefined;
  return async <T>(name: string): Promise<T> => {
    if (!name.startsWith('app.')) return fetched<T>(name);
    if (app?.name !== name) app = { name, file: fetched<AppBundle>(name) };
    return app.file as Promise<T>;
  };
}
