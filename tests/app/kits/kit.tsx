// A portal for tests: the repository's own wording, an empty session, calls answered from a table.

import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { typedDownload, typedSend } from '../../../app/calls/typed.ts';
import type { Content } from '../../../app/portal/content.ts';
import { type Portal, PortalProvider } from '../../../app/portal/portal.tsx';
import type { SessionRecord, User } from '../../../app/session/record.ts';
import { createSession } from '../../../app/session/session.ts';
import { createWayBack } from '../../../app/session/way-back.ts';
import { createToasts } from '../../../app/toasts/toasts.ts';
import type { AppBundle, CallInfo, JsonObject } from '../../../runtime/core/index.ts';
import type { CallClient } from '../../../runtime/react/index.ts';
import house from '../../../schemas/house.json' with { type: 'json' };
import cases from '../../../schemas/views/cases.json' with { type: 'json' };
import coverageTable from '../../../schemas/views/coverage-table.json' with { type: 'json' };
import feeSchedule from '../../../schemas/views/fee-schedule.json' with { type: 'json' };
import homeCases from '../../../schemas/views/home-cases.json' with { type: 'json' };
import homeClaims from '../../../schemas/views/home-claims.json' with { type: 'json' };
import homeRequests from '../../../schemas/views/home-requests.json' with { type: 'json' };
import profileHistory from '../../../schemas/views/profile-history.json' with { type: 'json' };
import sessions from '../../../schemas/views/sessions.json' with { type: 'json' };
import { textsOf } from '../../react/kits/kit.tsx';

export interface PortalParts {
  readonly session?: SessionRecord;
  readonly calls?: CallClient;
}

const nothing: CallClient = async () => ({ ok: true, status: 200, body: { status: 'success' } });

export function portalOf({ session: kept, calls = nothing }: PortalParts = {}): Portal {
  const session = createSession(localStorage);
  if (kept) session.set(kept);
  return {
    content,
    session,
    wayBack: createWayBack(),
    toasts: createToasts(),
    calls,
    send: typedSend(calls),
    download: typedDownload(calls),
  };
}

const views = {
  cases,
  'coverage-table': coverageTable,
  'fee-schedule': feeSchedule,
  'home-cases': homeCases,
  'home-claims': homeClaims,
  'home-requests': homeRequests,
  'profile-history': profileHistory,
  sessions,
} as unknown as Readonly<Record<string, JsonObject>>;

const content: Content = {
  pointer: { release: 'r1', app: 'app.json', forms: {} },
  app: {
    release: 'r1',
    locale: 'en-US',
    timeZone: 'America/New_York',
    messages: {},
    pages: {},
    calls: {},
    views,
    flows: {},
    tables: {},
    documents: house.documents as unknown as AppBundle['documents'],
    modules: { answers: {} },
  },
  texts: textsOf(),
  config: {
    contact: {},
    bases: {
      default: {
        portal: '/api/portal/',
        claims: '/api/claims/v2/',
        agent: '/api/agent/',
        app: '/api/',
      },
      origins: {},
    },
  },
};

/** Draws something of the app at an address. */
export function show(ui: ReactElement, portal: Portal, at = '/') {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <PortalProvider portal={portal}>{ui}</PortalProvider>
    </MemoryRouter>,
  );
}

export const call = (id: string, more: Partial<CallInfo> = {}): CallInfo => ({
  id,
  base: 'portal',
  method: 'POST',
  path: `${id}.php`,
  auth: 'none',
  ...more,
});

/** Somebody logged in. */
export const member = (more: Partial<User> = {}): User => ({
  id: '10001',
  attorney_number: '10001',
  hubspot_id: '',
  data: { token: 'a-token' },
  username: 'demoattorney1',
  email: 'dana@example.com',
  first_name: 'Dana',
  last_name: 'Whitfield',
  password: '1',
  secret_question: "mother's maiden name",
  ...more,
});
