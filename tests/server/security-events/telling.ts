// A server whose security events go to a file, and the look whether what people do there is told.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SecurityEventKind } from '../../../server/security-events/index.ts';
import { type AServer, aServer } from '../helpers/a-server.ts';
import { codeAt, PASSWORD, tokenOf } from '../helpers/accounts.ts';
import type { Answer } from '../helpers/app.ts';
import { type Line, linesOf, type OfCommands } from './lines.ts';

export const MEMBER_ID = { kind: 'attorney', id: '10001' };
export const WRONG = 'Wrong#2026';
export const A_CLERK = { kind: 'staff', id: expect.stringMatching(/^[\w-]{36}$/) };
export const DESK = 'desk@example.com';

export interface Act {
  /** Does it, and what of the same is refused. */
  act(): Promise<unknown>;
  /** The lines of this kind, in order. */
  readonly told: readonly (Partial<Omit<Line, 'who'>> & { readonly who?: unknown })[];
}

/** Kinds of getting in, and of what one gets in with; what else calls lead to is work. */
export type OfAccounts = Extract<
  SecurityEventKind,
  `${'login' | 'session' | 'recovery' | 'password' | 'factor'}.${string}` | 'account.registered'
>;
export type OfStudio = Extract<SecurityEventKind, `content.${string}`>;
export type OfWork = Exclude<SecurityEventKind, OfAccounts | OfStudio | OfCommands>;

export interface Telling {
  readonly server: AServer;
  /** A call of a browser nobody has seen yet. */
  post(call: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** Switches the second factor of the member on, at the second try. */
  factorOn(): Promise<{
    readonly token: Record<string, string>;
    readonly codes: readonly string[];
  }>;
  /** Looks that each act is told, by lines without any of these words. */
  tells(acts: Readonly<Record<string, Act>>, never: readonly string[]): void;
}

/** To be called inside `describe`. */
export function aTellingServer(): Telling {
  const folder = mkdtempSync(join(tmpdir(), 'security-'));
  const file = join(folder, 'security.log');
  const server = aServer('pglite', {
    config: { demo: true, securityLog: file },
    emptied: ['rate_limit', 'account_token', 'job', 'second_factor', 'recovery_code'],
  });
  const post: Telling['post'] = (call, body, headers = {}) =>
    server.browser().post(call, body, headers);
  beforeEach(async () => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    server,
    post,
    async factorOn() {
      const token = await tokenOf(server.browser());
      const { body } = await post('totp_setup', { password: PASSWORD }, token);
      const { secret } = body.data as { secret: string };
      await post('totp_confirm', { code: '000000' }, token);
      const on = await post('totp_confirm', { code: codeAt(secret, server.now) }, token);
      return { token, codes: (on.body.data as { recovery_codes: string[] }).recovery_codes };
    },
    tells(acts, never) {
      it.each(Object.entries(acts))('tell %s', async (kind, { act, told }) => {
        const before = linesOf(file).length;
        await act();
        const lines = linesOf(file).slice(before);
        const common = {
          kind: 'security',
          event: kind,
          time: server.now.toISOString(),
          network: expect.stringMatching(/^[0-9a-f]{32}$/),
          request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        };
        expect(lines.filter(({ event }) => event === kind)).toEqual(
          told.map((one) => expect.objectContaining({ ...common, ...one })),
        );
        for (const { outcome, reason } of lines)
          expect([outcome, reason]).toEqual([
            outcome,
            outcome === 'failure' ? expect.stringMatching(/^[A-Z_]+$/) : undefined,
          ]);
      });

      it('hold no name, address, secret or code of anybody, and are for the owner of the file alone', () => {
        const all = readFileSync(file, 'utf8');
        expect(all.split('\n').length).toBeGreaterThan(20);
        for (const word of [
          '@',
          '127.0.0.1',
          'demoattorney1',
          'Whitlock',
          'argon2',
          PASSWORD,
          ...never,
        ])
          expect([word, all.includes(word)]).toEqual([word, false]);
        expect(statSync(file).mode & 0o777).toBe(0o600);
      });
    },
  };
}
