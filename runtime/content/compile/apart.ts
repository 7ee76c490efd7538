// What only some pages need, as files of their own: the sentences and calls that the house sets apart under a name.
import type { ApartBundle } from '../../core/index.ts';
import type { Model } from '../model/model.ts';
import { callInfos, splitTexts } from './bundle.ts';
import { apartOf } from './set-apart.ts';

/** The sentences and calls of one name, without the addresses of what checks the answers. */
export function bundleApart(name: string, model: Model): Omit<ApartBundle, 'modules'> {
  const texts = [...model.messages.values()].filter(({ key }) => key.startsWith(`${name}.`));
  return { ...splitTexts(texts), calls: callInfos(model, callsApart(name, model)) };
}

const callsApart = (name: string, { calls, house }: Model): readonly string[] =>
  [...calls.keys()].filter((id) => apartOf(id, house) === name);
