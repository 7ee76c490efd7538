// What is wrong with a chosen file before it is sent; the server checks the same again.

const PDF = '%PDF-';

export interface UploadRules {
  /** Endings such as `.pdf`; empty accepts all. */
  readonly accept: readonly string[];
  readonly maxBytes: number | undefined;
  readonly present: readonly string[];
}

export interface UploadFault {
  readonly key: string;
  readonly params?: { readonly limit: number };
}

/** The first fault of a choice, by message key; undefined where it may be sent. */
export async function uploadFault(
  file: File | undefined,
  { accept, maxBytes, present }: UploadRules,
): Promise<UploadFault | undefined> {
  if (!file) return { key: 'runtime.upload.noFile' };
  if (!(await isAccepted(file, accept))) return { key: 'runtime.upload.onlyPdf' };
  const name = file.name.toLowerCase();
  if (present.some((known) => known.toLowerCase() === name))
    return { key: 'runtime.upload.duplicate' };
  if (maxBytes !== undefined && file.size > maxBytes) {
    return {
      key: 'runtime.upload.tooLarge',
      params: { limit: Math.floor(maxBytes / 1024 / 1024) },
    };
  }
  return undefined;
}

/** By the ending of the name, and a PDF by its first bytes too. */
async function isAccepted(file: File, accept: readonly string[]): Promise<boolean> {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const ending = accept.find((end) => name.endsWith(end.toLowerCase()));
  if (ending === undefined) return false;
  if (ending.toLowerCase() !== '.pdf') return true;
  return (await file.slice(0, PDF.length).text()) === PDF;
}
