// Every way a call can end is an answer; only a call nobody declared is a programmer's fault.

import { describe, expect, it, vi } from 'vitest';
import { createAnswerChecks } from '../../../app/calls/answer-checks.ts';
import { addressOf, basesFor } from '../../../app/calls/bases.ts';
import { createCallClient } from '../../../app/calls/client.ts';
import { messageKeyOf, refusedOf } from '../../../app/calls/refusal.ts';
import type { CallInfo } from '../../../runtime/core/index.ts';
import { released } from '../../helpers/releases.ts';
import { compiledCheck } from '../kits/contract-checks.ts';

const bases = { portal: '/api/portal/', claims: '/c/', agent: '/a/', app: '/api/' };
const contract = (more: Partial<CallInfo> = {}): CallInfo => ({
  id: 'getCounty',
  base: 'portal',
  method: 'POST',
  path: 'getCounty.php',
  auth: 'none',
  ...more,
});

function clientOf(answer: () => Promise<Response>, more: Partial<CallInfo> = {}) {
  const asked = vi.fn((_url: string, _init: RequestInit) => answer());
  const onExpired = vi.fn();
  const calls = createCallClient({
    calls: { getCounty: contract(more) },
    bases,
    onExpired,
    fetch: asked as unknown as typeof fetch,
  });
  return { calls, asked, onExpired };
}

/** By which the request of every answer stands in the log. */
const reference = 'edge-7f3a';

const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': reference } });

/** What sends files, answered at once. */
const uploadAnswered = (status: number, body: unknown) =>
  class {
    readonly upload = {};
    readonly status = status;
    readonly responseText = JSON.stringify(body);
    onload = (): void => undefined;
    open = (): void => undefined;
    setRequestHeader = (): void => undefined;
    getResponseHeader = (name: string) => (name === 'x-request-id' ? reference : null);
    send = (): void => this.onload();
  };

describe('the client of calls', () => {
  it('sends JSON to the address of the contract', async () => {
    const { calls, asked } = clientOf(json(200, { status: 'success', data: ['Fulton'] }));
    const answer = await calls('getCounty', { State: 'GA' });
    expect(answer).toMatchObject({ ok: true, status: 200, body: { data: ['Fulton'] } });
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe('/api/portal/getCounty.php');
    expect(init).toMatchObject({ method: 'POST', body: '{"State":"GA"}' });
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('puts what a GET asks into the query', async () => {
    const { calls, asked } = clientOf(json(200, {}), { method: 'GET' });
    await calls('getCounty', { name: 'a b', folder: 'x' });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/portal/getCounty.php?name=a+b&folder=x');
  });

  it('carries the Idempotency-Key and keepalive it is given', async () => {
    const { calls, asked } = clientOf(json(200, {}));
    await calls('getCounty', {}, { idempotencyKey: 'k1', keepalive: true });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      keepalive: true,
      headers: { 'idempotency-key': 'k1' },
    });
  });

  it('gives a refusal as a value, with the server’s sentence and faults', async () => {
    const faults = [{ path: '/college', code: 'required', message: 'needed' }];
    const { calls } = clientOf(json(422, { status: 'Failed', message: 'Not so', faults }));
    const answer = await calls('getCounty', {});
    expect(answer.ok).toBe(false);
    const said = 'Not so';
    expect(refusedOf(answer)).toEqual({
      status: 422,
      message: said,
      sentence: said,
      faults,
      reference,
    });
  });

  it('counts "Failed" with status 200 as a refusal too', async () => {
    const { calls } = clientOf(json(200, { status: 'Failed', message: 'Not so' }));
    expect((await calls('getCounty', {})).ok).toBe(false);
  });

  it('gives a file as a blob, and an envelope that says "Failed" in its place as a refusal', async () => {
    const file = (body: string, type: string) =>
      clientOf(async () => new Response(body, { headers: { 'content-type': type } })).calls(
        'getCounty',
        {},
        { as: 'blob' },
      );
    const pdf = await file('%PDF-1.4', 'application/pdf');
    expect([pdf.ok, pdf.blob?.size]).toEqual([true, 8]);
    const envelope = JSON.stringify({ status: 'Failed', message: 'No such file' });
    for (const type of ['application/json; charset=utf-8', 'text/html']) {
      const refused = await file(envelope, type);
      expect([refused.ok, refused.blob, refusedOf(refused).message]).toEqual([
        false,
        undefined,
        'No such file',
      ]);
    }
    expect((await file('name,town', 'text/csv')).blob?.size).toBe(9);
  });

  it.each([
    [{ status: 'success' }, true, 0],
    [{ status: 'Failed', message: 'Only PDF allowed' }, false, 0],
    [{ status: 'Failed', message: 'Authorization failed' }, false, 1],
  ])('reads the answer to an upload as any other: %j', async (body, ok, expired) => {
    vi.stubGlobal('XMLHttpRequest', uploadAnswered(200, body));
    const { calls, onExpired } = clientOf(json(500, {}));
    const file = new File(['%PDF'], 'a.pdf');
    const answer = await calls('getCounty', { module: 'attorney' }, { files: { file } });
    vi.unstubAllGlobals();
    expect(answer).toEqual({ ok, status: 200, body, reference });
    expect(onExpired).toHaveBeenCalledTimes(expired);
  });

  it('gives status 0 where nothing answers', async () => {
    const { calls, onExpired } = clientOf(() => Promise.reject(new TypeError('away')));
    expect(await calls('getCounty', {})).toEqual({ ok: false, status: 0, body: null });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('gives up after its time', async () => {
    const never = (_url: string, init: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('late')));
      });
    const calls = createCallClient({
      calls: { getCounty: contract() },
      bases,
      onExpired: () => {},
      fetch: never as unknown as typeof fetch,
      timeoutMs: 20,
    });
    expect((await calls('getCounty', {})).status).toBe(0);
  });

  it('reads a page that is no JSON as no body', async () => {
    const { calls } = clientOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await calls('getCounty', {})).toEqual({ ok: false, status: 502, body: null });
  });

  it('reports "Authorization failed", and nothing else, as expired', async () => {
    const expired = clientOf(json(401, { status: 'Failed', message: 'Authorization failed' }));
    await expired.calls('getCounty', {});
    expect(expired.onExpired).toHaveBeenCalledOnce();
    const other = clientOf(json(401, { status: 'Failed', message: 'Please login first!' }));
    await other.calls('getCounty', {});
    expect(other.onExpired).not.toHaveBeenCalled();
  });

  it.each(['case_list', 'create_claim'] as const)(
    'ERR-67 takes any Failed for an expired token on %s, and nothing else that is refused',
    async (id) => {
      const { app } = await released();
      const answered = async (status: number, body: object) => {
        const onExpired = vi.fn();
        const fetched = json(status, body) as unknown as typeof fetch;
        const calls = createCallClient({ calls: app.calls, bases, onExpired, fetch: fetched });
        expect((await calls(id, {})).ok).toBe(false);
        return onExpired.mock.calls.length;
      };
      expect(await answered(200, { status: 'Failed' })).toBe(1);
      expect(await answered(401, { status: 'Failed', message: 'Token is not valid' })).toBe(1);
      expect(await answered(422, { status: 'error', message: 'Please Enter Notes' })).toBe(0);
      expect(await answered(502, { status: 'error' })).toBe(0);
    },
  );

  it('throws for a call no contract declares', async () => {
    const { calls } = clientOf(json(200, {}));
    await expect(calls('nope', {})).rejects.toThrow('UNKNOWN_CALL');
  });
});

describe('the check of answers', () => {
  const countiesAre = { getCounty: 'getCounty' };
  const askedWith = async (body: unknown, load = () => compiledCheck('getCounty')) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = createCallClient({
      calls: { getCounty: contract() },
      bases,
      onExpired: () => {},
      checks: createAnswerChecks(countiesAre, load),
      fetch: (async () => json(200, body)()) as unknown as typeof fetch,
    });
    const answer = await calls('getCounty', { State: 'GA' });
    const said = logged.mock.calls.map(String);
    logged.mockRestore();
    return { answer, said };
  };

  it('lets an answer through that is what its contract says, whatever else it says', async () => {
    const body = { status: 'success', data: ['Fulton'], served_by: 'another service' };
    const { answer, said } = await askedWith(body);
    expect(answer).toEqual({ ok: true, status: 200, body, reference });
    expect(said).toEqual([]);
  });

  it.each([
    [{ status: 'success', data: [{ name: 'Fulton' }] }, '/data/0 type'],
    [{ status: 'success' }, '/ required'],
    ['<html>', '/ type'],
  ])('takes %j for a service in disorder, and logs what is wrong with it', async (body, wrong) => {
    const { answer, said } = await askedWith(body);
    expect(answer).toEqual({ ok: false, status: 502, body: null, reference });
    expect(said).toEqual([expect.stringContaining('STRANGE_ANSWER')]);
    expect(said[0]).toContain(wrong);
  });

  it('lets nothing through unchecked: where the check cannot be had, nothing has answered', async () => {
    const gone = () => Promise.reject(new TypeError('away'));
    const { answer } = await askedWith({ status: 'success', data: [] }, gone);
    expect(answer).toEqual({ ok: false, status: 0, body: null });
  });
});

describe('what is shown for a refusal', () => {
  it('is the server’s message on Failed, the screen’s sentence on error, the network’s on none', () => {
    const shown = (status: number, body: object) =>
      messageKeyOf(refusedOf({ ok: false, status, body: body as never }), 'app.error.application');
    expect(shown(409, { status: 'Failed', message: 'Application already submitted' })).toEqual({
      text: 'Application already submitted',
    });
    expect(shown(500, { status: 'error', message: 'internal' })).toEqual({
      key: 'app.error.application',
    });
    expect(shown(0, {})).toEqual({ key: 'app.error.network' });
  });
});

describe('bases', () => {
  it('are chosen by the origin of the page, the same origin by default (CAL-02, CAL-03)', () => {
    const config = {
      default: bases,
      origins: { 'https://dev.example.com': { portal: 'https://p.example.com/' } },
    };
    expect(basesFor(config, 'https://portal.example.com').portal).toBe('/api/portal/');
    expect(basesFor(config, 'https://dev.example.com').portal).toBe('https://p.example.com/');
    expect(basesFor(config, 'https://dev.example.com').claims).toBe('/c/');
  });

  it('take parts of the path from the payload', () => {
    const call = contract({ base: 'app', path: 'forms/:id/draft' });
    expect(addressOf(call, bases, { id: 'a b', data: {} })).toEqual({
      url: '/api/forms/a%20b/draft',
      rest: { data: {} },
    });
  });
});
