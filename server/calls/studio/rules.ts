// studio_rules and studio_rule_try: the rules of a field as sentences, and one that is being made with its two cases.
import { fieldRules, triedRule } from '../../studio/rules/index.ts';
import type { Call } from '../common/call.ts';

const studioRules: Call = {
  id: 'studio_rules',
  handle: async (server, { payload }) => ({
    status: 'success',
    data: await fieldRules(server, payload as Parameters<typeof fieldRules>[1]),
  }),
};

const studioRuleTry: Call = {
  id: 'studio_rule_try',
  handle: async (server, { payload }) => ({
    status: 'success',
    data: await triedRule(server, payload as unknown as Parameters<typeof triedRule>[1]),
  }),
};

export const ruleCalls: readonly Call[] = [studioRules, studioRuleTry];
