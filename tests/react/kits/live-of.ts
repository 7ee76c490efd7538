// What RJSF tells the branches of a form apart by, as the release carries it.

import type { FormBundle } from '../../../runtime/core/index.ts';
import { helpersOf } from '../../../runtime/react/index.ts';
import { validatorsCodeOf } from '../../helpers/bundle.ts';

/** For `setup.live`: runs the module a browser would fetch. */
export async function liveOf(bundle: FormBundle): Promise<unknown> {
  const code = validatorsCodeOf(bundle);
  const source = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: make } = await import(/* @vite-ignore */ source);
  return make(await helpersOf(code)).rjsf;
}
