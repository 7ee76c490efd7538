// studio_as: a call that only reads, made as one of the invented people, for whoever previews the pages they have.
import type { JsonObject } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type DemoCaller, demoCaller, mayMake, readingContext } from '../studio/people/index.ts';
import { requirePayload } from './by-contract.ts';
import { type Call, type CallInput, FileAnswer } from './common/call.ts';
import { type Contract, contractIn } from './contracts.ts';

/** Makes any of these calls that only reads, as an invented person. */
export function studioAs(
  calls: readonly Call[],
  contracts: () => ReadonlyMap<string, Contract>,
): Call {
  const byId = new Map(calls.map((call) => [call.id as string, call]));
  return {
    id: 'studio_as',
    async handle(server, input) {
      const { person, call: id, payload } = input.payload;
      const caller = await demoCaller(server, person);
      if (!caller) throw new Refusal('NOT_A_DEMO_PERSON');
      const call = byId.get(id);
      const shipped = contracts().get(id);
      // What a call is, its code says: content of a release has no say in it.
      const handle = call && shipped && readingOf(call, shipped);
      if (!handle) throw new Refusal('ONLY_READING');
      const contract = contractIn(server.content, shipped);
      if (!mayMake(server.content, contract.auth, caller)) throw new Refusal('ONLY_READING');
      const asked = structuredClone(payload) as JsonObject;
      requirePayload(input.request, contract, asked);
      return {
        status: 'success',
        data: { answer: await answered(server, input, { handle, caller, asked }) },
      };
    },
  };
}

type Handle = (server: ServerContext, input: CallInput<never>) => Promise<unknown>;

/** What of a call only reads; undefined where nothing does. */
function readingOf(call: Call, { reads }: Contract): Handle | undefined {
  if (reads === 'caller') return call.handle.bind(call);
  return reads === 'look' ? call.look?.bind(call) : undefined;
}

interface Asking {
  readonly handle: Handle;
  readonly caller: DemoCaller;
  readonly asked: JsonObject;
}

async function answered(
  server: ServerContext,
  { request, reply }: CallInput,
  { handle, caller, asked }: Asking,
): Promise<JsonObject> {
  const made = { payload: asked as never, params: {}, leadId: '', ...caller, request, reply };
  try {
    const answer = await handle(readingContext(server), made);
    if (answer instanceof FileAnswer) throw new Refusal('ONLY_READING');
    return answer as JsonObject;
  } catch (error) {
    // It is the login of the invented person that would be refused, and not that of whoever looks.
    if (error instanceof Refusal && error.code === 'UNAUTHORIZED') throw new Refusal('NOT_FOUND');
    throw error;
  }
}
