// Every call the server answers, in plain sight.
import { accountCalls } from './accounts/index.ts';
import { attorneyCheck } from './application/attorney-check.ts';
import { getCoverages } from './application/coverages.ts';
import { createAttorney } from './application/create.ts';
import { saveApplication } from './application/save.ts';
import { claimCalls } from './claims/index.ts';
import type { Call } from './common/call.ts';
import { confirmationCalls } from './confirmation/index.ts';
import { shippedContracts } from './contracts.ts';
import { deskCalls } from './desk/index.ts';
import { documentCalls } from './files/documents.ts';
import { tempFileCalls } from './files/temp-files.ts';
import { formCalls } from './forms/index.ts';
import { matterCalls } from './matters/index.ts';
import { placeCalls } from './places/index.ts';
import { receivedCalls } from './received/index.ts';
import { recordCalls } from './record/index.ts';
import { studioAs } from './seen-as.ts';
import { sentCalls } from './sent/index.ts';
import { itemCalls } from './sent/items.ts';
import { getLead } from './sign-in/get-lead.ts';
import { logout } from './sign-in/logout.ts';
import { mailboxCalls } from './sign-in/mailbox.ts';
import { signingCalls } from './signing/index.ts';
import { staffCalls } from './staff/index.ts';
import { studioCalls } from './studio/index.ts';
import { webhookCalls } from './webhooks/index.ts';

const own: readonly Call[] = [
  getLead,
  logout,
  ...mailboxCalls,
  attorneyCheck,
  saveApplication,
  createAttorney,
  getCoverages,
  ...accountCalls,
  ...recordCalls,
  ...matterCalls,
  ...confirmationCalls,
  ...claimCalls,
  ...staffCalls,
  ...deskCalls,
  ...receivedCalls,
  ...sentCalls,
  ...itemCalls,
  ...webhookCalls,
  ...studioCalls,
  ...placeCalls,
  ...tempFileCalls,
  ...documentCalls,
  ...signingCalls,
  ...formCalls,
];

export const calls: readonly Call[] = [...own, studioAs(own, shippedContracts)];
