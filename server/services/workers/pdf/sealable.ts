// Makes a document ready to be sealed: certificate pages, attachments, and the field with room for the signature.
import { AFRelationship } from 'pdf-lib';
import { SEAL_PLACE } from '../../esign/seal/place.ts';
import type { ToSeal } from '../../esign/seal/sealed.ts';
import { appendTagged } from './append.ts';
import { addField, placeOf } from './field.ts';
import { opened, saved } from './file.ts';

/** Everything but the signature; throws where the certificate pages leave no place for it. */
export async function sealable({
  first,
  certificate,
  attachments,
  field,
}: ToSeal): Promise<Buffer> {
  const document = await opened(first);
  const added = await opened(certificate);
  const place = placeOf(added, SEAL_PLACE);
  if (!place) throw new Error('The certificate page has no place for the seal.');
  // Names of places are lost with the pages that are appended: the seal finds its page by number.
  const at = document.getPageCount() + added.getPages().indexOf(place.page);
  appendTagged(document, added);
  for (const { name, body } of attachments)
    await document.attach(body, name, {
      mimeType: 'application/pdf',
      creationDate: field.at,
      modificationDate: field.at,
      afRelationship: AFRelationship.Source,
    });
  await addField(document, { ...place, page: document.getPage(at) }, field);
  return saved(document);
}
