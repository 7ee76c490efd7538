// What a document says of each uploaded file besides its name: how large it is, and the hash it can be told by.
import { type Answered, isList, isObject, type ReviewRow } from '../../../runtime/core/index.ts';
import type { ApplicationPdf, DocumentWords } from '../ports.ts';

export interface FileColumn {
  readonly heading: string;
  /** By row. */
  readonly texts: readonly string[];
  /** In small letters: nobody reads it, but it can be compared. */
  readonly fine?: true;
}

/** The columns a list of files has besides its own; none where nothing is known of its files, or it lists no files. */
export function fileColumns(
  { node, value }: Answered,
  rows: readonly ReviewRow[],
  files: ApplicationPdf['files'],
  { t, locale }: DocumentWords,
): readonly FileColumn[] {
  if (!files || node.reads !== 'files') return [];
  const answers = isList(value) ? value : [];
  const known = rows.map(({ index }) => {
    const row = answers[index];
    return isObject(row) && typeof row.Key === 'string' ? files.get(row.Key) : undefined;
  });
  const inBytes = (size: number) =>
    t('documents.form.file.bytes', { size: size.toLocaleString(locale) });
  return [
    {
      heading: t('documents.form.file.size'),
      texts: known.map((file) => (file ? inBytes(file.size) : '')),
    },
    {
      heading: t('documents.form.file.hash'),
      texts: known.map((file) => file?.sha256 ?? ''),
      fine: true,
    },
  ];
}
