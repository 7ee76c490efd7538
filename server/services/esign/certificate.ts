// The two pages a signature adds to a document: the signature itself, and the certificate of how it came about.
import type { Blocks } from '../documents/index.ts';
import { utcText } from '../documents/index.ts';
import type { DocumentWords } from '../ports.ts';
import { partsShown, printedEvents } from './events.ts';
import type { Paper } from './port.ts';
import { SEAL_PLACE, SEAL_SIZE } from './seal/place.ts';

/** What was signed, by whom and when, over a line; of what was read, only what was seen to be shown. */
export function signatureBlocks(paper: Paper, words: DocumentWords): Blocks {
  const { signer, signing, at } = paper;
  const { t } = words;
  return [
    { kind: 'heading', depth: 1, text: t('documents.signature.title') },
    paragraph(t('documents.signature.intro')),
    paragraph(shownText(paper, words)),
    quote(t('sign.consent.label')),
    {
      kind: 'signature',
      name: signing.name,
      ...(signing.method === 'draw' && signing.drawing && { drawing: signing.drawing }),
    },
    {
      kind: 'facts',
      rows: [
        [t('documents.signature.signer'), signer.name],
        ...nameRows(paper, words),
        [t('documents.signature.email'), signer.email],
        [t('documents.signature.attorney'), signer.attorneyId],
        [t('documents.signature.at'), utcText(at)],
        [t('documents.signature.method'), t(`documents.signature.method.${signing.method}`)],
      ],
    },
  ];
}

export interface Proof {
  /** SHA-256 of the document as it was shown. */
  readonly before: string;
  /** SHA-256 of the document with the signature page. */
  readonly after: string;
  readonly attached: { readonly before: string; readonly after: string };
  /** Where a copy can be checked. */
  readonly link: string;
}

/** Everything somebody needs to judge the signature years later. */
export function certificateBlocks(paper: Paper, proof: Proof, words: DocumentWords): Blocks {
  const { t } = words;
  const { attached, link } = proof;
  return [
    { kind: 'heading', depth: 1, text: t('documents.certificate.title') },
    paragraph(t('documents.certificate.intro')),
    { kind: 'place', name: SEAL_PLACE, ...SEAL_SIZE },
    { kind: 'facts', rows: circumstances(paper, words) },
    { kind: 'heading', depth: 2, text: t('documents.certificate.hashes') },
    {
      kind: 'facts',
      rows: [
        [t('documents.certificate.before'), proof.before],
        [t('documents.certificate.after'), proof.after],
      ],
    },
    paragraph(t('documents.certificate.attached', { ...attached, link })),
    { kind: 'heading', depth: 2, text: t('documents.certificate.events') },
    ...eventBlocks(paper, words),
  ];
}

type Rows = readonly (readonly [string, string])[];

function circumstances(paper: Paper, words: DocumentWords): Rows {
  const { request, document, signer, identified, signing, at } = paper;
  const { t } = words;
  return [
    [t('documents.certificate.document'), document.title],
    [t('documents.form.release'), document.form_release],
    [t('documents.form.revision'), String(document.revision)],
    [t('documents.certificate.request'), request.id],
    [t('documents.signature.signer'), `${signer.name} (${signer.email})`],
    ...nameRows(paper, words),
    [
      t('documents.certificate.identified'),
      t(`documents.certificate.identified.${identified}`, { email: signer.email }),
    ],
    [t('documents.signature.at'), utcText(at)],
    [t('documents.signature.method'), t(`documents.signature.method.${signing.method}`)],
    [t('documents.certificate.shown'), shownText(paper, words)],
  ];
}

/** Another name than the applicant's, and that the signer was asked about it. */
function nameRows({ signing: { name, isOtherName } }: Paper, { t }: DocumentWords): Rows {
  if (!isOtherName) return [];
  return [[t('documents.signature.name'), t('documents.signature.name.asked', { name })]];
}

function shownText({ events, document }: Paper, { t }: DocumentWords): string {
  const parts = document.parts.length;
  const shown = partsShown(events).length;
  return shown >= parts
    ? t('documents.signature.shown.all', { parts })
    : t('documents.signature.shown.some', { shown, parts });
}

/** Where there were several browsers, each has a number. */
function eventBlocks({ events }: Paper, words: DocumentWords): Blocks {
  const { t } = words;
  const { lines, places } = printedEvents(events, words, utcText);
  const several = places.length > 1;
  const named = (place: number) => (several ? t('documents.certificate.place', { place }) : '');
  const rows = places.map(({ address, browser }, index): [string, string] => [
    several ? named(index + 1) : t('documents.certificate.browser'),
    [browser, address].filter((text) => text !== '').join('\n'),
  ]);
  return [
    {
      kind: 'table',
      columns: [
        { heading: t('documents.certificate.event.at') },
        { heading: t('documents.certificate.event.what'), wide: true },
        ...(several ? [{ heading: t('documents.certificate.event.where') }] : []),
      ],
      rows: lines.map(({ at, what, place }) => [
        utcText(at),
        what,
        ...(several ? [named(place + 1)] : []),
      ]),
    },
    { kind: 'heading', depth: 2, text: t('documents.certificate.places') },
    { kind: 'facts', rows },
  ];
}

function paragraph(text: string): Blocks[number] {
  return { kind: 'paragraph', runs: [{ text }] };
}

function quote(text: string): Blocks[number] {
  return { kind: 'quote', blocks: [paragraph(text)] };
}
