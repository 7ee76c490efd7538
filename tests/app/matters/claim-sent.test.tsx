// What is sent of a claim, the same at every try, and what is asked anew once it was taken.
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import {
  choose,
  MATTER,
  openCase,
  pdf,
  submit,
  submitButton,
  TICKET,
  type,
} from '../kits/claims-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

const CREATED = {
  body: {
    status: 'success',
    message: 'Claim created successfully.',
    data: { data: { claim_id: 'k9', claim_number: '231415926' } },
  } as JsonObject,
};
const ARRIVED = { body: { status: 'success', message: 'x', data: [] } as JsonObject };
const REFUSED = { status: 500, body: { status: 'error', message: 'x' } as JsonObject };

async function fillMatter(): Promise<void> {
  await choose('Detailed Billing Invoice', pdf('invoice.pdf'), pdf('page 2.pdf'));
  await type('Member First Contact Date', '02/03/2026');
  await type('Claim Amount', '640.00');
  await type('Date of Last Service', '02/20/2026');
  await type('Digital Signature', 'Dana Whitfield');
  await type('Date', '03/02/2026');
  await type('Notes', 'Hearing attended.');
}

const settled = () => waitFor(() => expect(submitButton()).not.toBeNull());

describe('a Matter claim', () => {
  it('is sent with its case, its files by name and one number for all tries', async () => {
    const answers = [REFUSED, CREATED];
    const { asked, portal } = await openCase(MATTER, {
      create_claim: () => answers.shift() ?? CREATED,
      upload_matter_claim_files: () => ARRIVED,
    });
    await fillMatter();
    submit();
    await waitFor(() =>
      expect(portal.toasts.shown()?.text).toBe('Something went wrong, please try again!'),
    );
    await settled();
    submit();
    await waitFor(() => expect(portal.toasts.shown()?.text).toBe('Claim created successfully.'));
    const sent = asked.filter(({ id }) => id === 'create_claim').map(({ payload }) => payload);
    expect(sent).toHaveLength(2);
    const [data, again] = sent.map((payload) => payload.data as JsonObject);
    expect(data).toMatchObject({
      case_details: { number: '480100', case_type: 'Matter' },
      pdfFile: ['invoice.pdf', 'page 2.pdf'],
      matter_data: { claim_number: expect.stringMatching(/^\d{9}$/) },
    });
    expect(JSON.stringify(data)).toContain('Hearing attended.');
    expect(again).toEqual(data);
    expect(sent[0]).toHaveProperty('username');
  });

  it('sends its files once the claim is there, under the number that it was given', async () => {
    const { asked, portal } = await openCase(MATTER, {
      create_claim: () => CREATED,
      upload_matter_claim_files: () => ARRIVED,
    });
    await fillMatter();
    submit();
    await waitFor(() => expect(portal.toasts.shown()?.text).toBe('Claim created successfully.'));
    await waitFor(() =>
      expect(asked.filter(({ id }) => id === 'upload_matter_claim_files')).toHaveLength(2),
    );
    const calls = asked.map(({ id }) => id);
    expect(calls.indexOf('create_claim')).toBeLessThan(calls.indexOf('upload_matter_claim_files'));
  });

  it('has whatever tells of claims asked anew, and the list of what is billed shown', async () => {
    const { asked, portal } = await openCase(MATTER, {
      create_claim: () => CREATED,
      upload_matter_claim_files: () => ARRIVED,
    });
    await fillMatter();
    const before = asked.filter(({ id }) => id === 'case_list').length;
    submit();
    await waitFor(() => expect(portal.toasts.shown()?.text).toBe('Claim created successfully.'));
    await waitFor(() =>
      expect(asked.filter(({ id }) => id === 'case_list').length).toBeGreaterThan(before),
    );
    expect(asked.findLast(({ id }) => id === 'case_list')?.payload).toMatchObject({
      status: 'In Process',
    });
    await waitFor(() => expect(submitButton()).toBeNull());
    await act(async () => undefined);
    expect(screen.queryByRole('heading', { name: /^Enter (Claim|Invoice)/ })).toBeNull();
  });
});

it('a CDL claim is sent without a number: the service makes it', async () => {
  const { asked, portal } = await openCase(TICKET, { create_claim: () => CREATED });
  await type('Notes', 'Pleaded to a lesser charge.');
  await type('Date', '03/02/2026');
  submit();
  await waitFor(() => expect(portal.toasts.shown()?.text).toBe('Claim created successfully.'));
  const [sent] = asked.filter(({ id }) => id === 'create_claim');
  const data = sent?.payload?.data as JsonObject;
  expect(data).toMatchObject({
    case_details: { number: 'C-77101', case_type: 'CDL' },
    pdfFile: [],
  });
  expect(JSON.stringify(data)).not.toContain('claim_number');
});
