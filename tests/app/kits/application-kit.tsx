// The application page with a small form in place of the shipped one, and a server that keeps one draft.

import { act, fireEvent, screen } from '@testing-library/react';
import { App } from '../../../app/App.tsx';
// Fetched beforehand, so that no test waits for a module.
import '../../../app/pages/account/Home.tsx';
import '../../../app/pages/account/Login.tsx';
import '../../../app/pages/application/Application.tsx';
import '../../../app/pages/Unauthorized.tsx';
import type { FormBundle, JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer, CallClient, LoadedForm } from '../../../runtime/react/index.ts';
import { bundleOf, rule, validatorOf } from '../../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../../react/kits/kit.tsx';
import { call, portalOf, show } from './kit.tsx';

const bundle: FormBundle = {
  ...(await bundleOf({
    sections: {
      primary: {
        schema: {
          type: 'object',
          properties: { firm_name: { type: 'string' }, ssn: { type: 'string', writeOnly: true } },
        },
      },
    },
    rules: [
      rule('both-explained', ['firm_name', 'equal', 'Both'], {
        type: 'open',
        dialog: 'coverage_details',
      }),
    ],
  })),
  id: 'application',
  kind: 'wizard',
  draft: { save: 'save_attorney_temp_data', onNewRelease: 'migrate' },
  submit: { call: 'create_attorney' },
};
export const form: LoadedForm = {
  bundle,
  validate: validatorOf(bundle),
  live: undefined,
  texts: textsOf({
    'application.title': 'Application',
    'application.primary.title': 'Primary Details',
    'application.submit': 'Proceed to Signature Page',
    'application.dialog.coverage_details.title': 'Coverage Details',
    'application.dialog.coverage_details.close': 'Continue',
    ...Object.fromEntries(
      Object.entries(bundle.fields).map(([at, { label }]) => [
        label,
        at === '/ssn' ? 'Tax Number' : 'Firm Name',
      ]),
    ),
  }),
};
export const lead = { id: '7', email: 'a@example.com' };
export const KEY = 'application:7';
export const failed = (status: number, message: string): Partial<CallAnswer> => ({
  status,
  body: { status: 'Failed', message },
});

/** In place of what the table of a test says, for a save whose answer is to wait. */
export const line: { onSave: (() => Promise<CallAnswer>) | undefined } = { onSave: undefined };

type Table = Readonly<Record<string, (payload: JsonObject) => Partial<CallAnswer>>>;

/** Opens the application of a lead whose draft stands at revision 4, unless `calls` say otherwise. */
export async function open(
  calls: Table = {},
  saved: JsonObject = { firm_name: 'Saved' },
  /** The route that was left for the application. */
  from?: string,
) {
  let revision = 4;
  const store: Table = {
    attorney_check: () => ({
      body: {
        status: 'success',
        n_rec: 1,
        lead,
        data: saved,
        revision,
        savedAt: '2026-11-20T12:00:00Z',
      },
    }),
    save_attorney_temp_data: ({ revision: seen, data }) => {
      if (seen !== revision)
        return { status: 409, body: { status: 'Failed', data: { revision, data: saved } } };
      revision += 1;
      saved = data as JsonObject;
      return { body: { status: 'success', data: { status: 'success', revision } } };
    },
  };
  const made = fakeCalls({ ...store, ...calls });
  const client: CallClient = (id, payload, options) =>
    (id === 'save_attorney_temp_data' && line.onSave?.()) || made.calls(id, payload, options);
  const bare = portalOf({ session: { lead }, calls: client });
  const declared = { attorney_app_pdf: call('attorney_app_pdf') };
  const app = { ...bare.content.app, calls: declared };
  const portal = { ...bare, content: { ...bare.content, app } };
  const page = show(<App />, portal, '/application/primary');
  if (from) portal.session.set({ previousRoute: from });
  await screen.findByRole('heading', { level: 1, name: 'Primary Details' });
  return { ...made, portal, page, stored: () => saved };
}
export const field = () => screen.getByLabelText<HTMLInputElement>(/Firm Name/);
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const press = (name: string) =>
  act(async () => {
    // What stands under the steps stands once more for phones.
    fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  });
/** What the autosave would do in a second. */
export const leaveThePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
  });
