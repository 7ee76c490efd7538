// The client of calls of a portal: for whoever is logged in in this browser, by the calls that some of the content declares.

import type { AnswerShape, AppBundle } from '../../runtime/core/index.ts';
import type { CallClient } from '../../runtime/react/index.ts';
import { type CompiledCheck, createAnswerChecks } from '../calls/answer-checks.ts';
import { basesFor } from '../calls/bases.ts';
import { type ClientOptions, createCallClient } from '../calls/client.ts';
import { askAhead, importDefault } from '../released/released.ts';
import { tokenOf } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { Content } from './content.ts';

interface Given {
  readonly content: Pick<Content, 'config'>;
  readonly session: Session;
  /** The calls there are, asked for with each one. */
  readonly infos: () => Pick<AppBundle, 'calls' | 'modules'>;
  readonly onExpired: ClientOptions['onExpired'];
  readonly confirm: NonNullable<ClientOptions['confirm']>;
}

/** Asks as `createCallClient` does. */
export function clientFor({ content, session, infos, onExpired, confirm }: Given): CallClient {
  return createCallClient({
    get calls() {
      return infos().calls;
    },
    bases: basesFor(content.config.bases, window.location.origin),
    token: () => tokenOf(session.get()),
    checks: createAnswerChecks(infos().modules.answers, (name) =>
      importDefault<CompiledCheck>(`/content/${name}`),
    ),
    shapes: () => shapesIn(infos().modules.shapes),
    onExpired,
    confirm,
  });
}

/** Kept once it is there, since each call asks; without the file, as of an older release, no answer is brought into any form. */
const shapesIn = async (
  file: string | undefined,
): Promise<Readonly<Record<string, AnswerShape>>> =>
  file === undefined ? {} : askAhead(`/content/${file}`);
