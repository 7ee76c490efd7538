// A command as a browser sends it: each has what its kind needs, and nothing that would say something else besides.
import type { Act } from '../../../runtime/content/index.ts';
import type { RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../../common/refusals.ts';
import type { AskedCommand } from '../../studio/changes/index.ts';

type Sent = RequestOf<'studio_edit'>['commands'][number];

/** Refuses one that says two things at once, or nothing. */
export function askedCommand(sent: Sent, at: number): AskedCommand {
  const { id, over, was, batch } = sent;
  const command = commandIn(sent);
  if (!command) {
    const path = `/commands/${at}`;
    throw new Refusal('BAD_REQUEST', { faults: [{ path, code: 'command', message: '' }] });
  }
  return {
    ...{ id: id.toLowerCase(), command },
    ...(over !== undefined && { over }),
    ...(was !== undefined && { was }),
    ...(batch !== undefined && { batch: batch.toLowerCase() }),
  };
}

function commandIn(sent: Sent): AskedCommand['command'] | undefined {
  const { kind, key, text, use, gone, was, path, act } = sent;
  const isOfAct = act !== undefined;
  if (kind === 'act') {
    const isMore = [key, text, use, gone, was, path].some((one) => one !== undefined);
    return isOfAct && !isMore ? { kind, act: act as Act } : undefined;
  }
  if (isOfAct) return undefined;
  if (kind === 'file') {
    const isOfSentence = [key, use, gone, was].some((one) => one !== undefined);
    return path === undefined || isOfSentence ? undefined : { kind, path, text: text ?? null };
  }
  const said = [text, use, gone].filter((one) => one !== undefined).length;
  if (key === undefined || path !== undefined || said !== 1) return undefined;
  if (text !== undefined) return { kind, key, text };
  return use === undefined ? { kind, key, gone: true } : { kind, key, use };
}
