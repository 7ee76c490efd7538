// The form that records are kept by, of the shipped content: for tests that put attorneys into a store by themselves.
import { formOfRecord } from '../../../server/forms/kept-record.ts';
import type { FormOfRecord } from '../../../server/store/attorneys/attorneys.ts';
import { shippedContent } from './app.ts';

/** What of the answers goes to the tables of the record. */
export const recordForm = async (): Promise<FormOfRecord> =>
  formOfRecord({ content: await shippedContent() });
