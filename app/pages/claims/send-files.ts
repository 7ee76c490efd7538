// Sends the files of a claim that was made, one after the other: what has arrived is there, and can be sent again without harm.

import { type FormBundle, formTree, isObject } from '../../../runtime/core/index.ts';
import { type FormStore, heldFile } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import { typedSend } from '../../calls/typed.ts';
import type { Portal } from '../../portal/portal.tsx';
import { type Kind, UPLOADS } from './kinds.ts';

/** The claim that files are for. */
export interface MadeClaim {
  readonly kind: Kind;
  readonly claim_id: string;
  readonly claim_number: string;
}

export interface FileToSend {
  readonly prefix: string;
  readonly body: File;
}

/** One that did not arrive, and why. */
export interface LeftFile extends FileToSend {
  readonly refused: Refused;
}

/** Those that did not arrive. */
export async function sendClaimFiles(
  { calls }: Pick<Portal, 'calls'>,
  { kind, claim_id, claim_number }: MadeClaim,
  files: readonly FileToSend[],
): Promise<readonly LeftFile[]> {
  const left: LeftFile[] = [];
  for (const file of files) {
    const number = kind === 'Matter' ? { claim_number } : {};
    const fields = { 'prefix[]': file.prefix, claim_id, ...number };
    const sent = await typedSend(calls)(UPLOADS[kind], fields as never, {
      files: { 'files[]': file.body },
    });
    if (!sent.ok) left.push({ ...file, refused: sent.refused });
  }
  return left;
}

/** Where the form of a claim takes its files. */
export const FILES_AT = '/files' satisfies PointerOf<'matter-claim' | 'cdl-claim'>;
type Listed = SomeAnswersOf<'matter-claim' | 'cdl-claim', `files/*/${'name' | 'fileType'}`>;

/** The files that were chosen in a form, each with the prefix of its type. */
export function chosenFiles(store: FormStore): readonly FileToSend[] {
  const { files = [] } = store.answers() as Listed;
  return files.flatMap(({ name = '', fileType = '' }) => {
    const file = { name, fileType };
    const body = heldFile(store, file);
    return body ? [{ body, prefix: prefixOf(store.bundle, file.fileType) }] : [];
  });
}

function prefixOf(form: FormBundle, type: string): string {
  const documents = formTree(form).at(FILES_AT)?.uiOptions.documents;
  const one = isObject(documents) ? documents[type] : undefined;
  return isObject(one) ? String(one.prefix) : '';
}
