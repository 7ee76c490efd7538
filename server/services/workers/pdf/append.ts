// Appends the pages of one tagged PDF to another together with their structure, so that the whole stays readable for those
// who do not see it. pdf-lib copies pages only, and would leave their content without a place in the structure.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from 'pdf-lib';

const KEY = {
  root: PDFName.of('StructTreeRoot'),
  kids: PDFName.of('K'),
  parent: PDFName.of('P'),
  parentTree: PDFName.of('ParentTree'),
  nextKey: PDFName.of('ParentTreeNextKey'),
  numbers: PDFName.of('Nums'),
  limits: PDFName.of('Limits'),
  pageKey: PDFName.of('StructParents'),
} as const;

/** Both documents are of our own printer: one `Document` element each, under which everything stands. */
export function appendTagged(document: PDFDocument, more: PDFDocument): void {
  const own = structureOf(document);
  const other = structureOf(more);
  // Without its way up, an element is copied with what is below it, and not with the whole tree.
  for (const child of other.children) elementOf(more, child).delete(KEY.parent);
  const copier = PDFObjectCopier.for(more.context, document.context);
  for (const page of more.getPages()) {
    const ref = copier.copy(page.ref);
    const leaf = document.context.lookup(ref);
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('A page of this PDF could not be copied.');
    const key = leaf.get(KEY.pageKey);
    if (key instanceof PDFNumber) leaf.set(KEY.pageKey, own.key(key.asNumber()));
    document.addPage(PDFPage.of(leaf, ref, document));
  }
  for (const child of other.children) {
    const copied = copier.copy(child);
    elementOf(document, copied).set(KEY.parent, own.top);
    own.kids.push(copied);
  }
  for (const [key, elements] of other.entries) {
    own.numbers.push(own.key(key));
    own.numbers.push(copier.copy(elements));
  }
  own.close(other.next);
}

function structureOf(document: PDFDocument) {
  const { context, catalog } = document;
  const root = catalog.lookup(KEY.root, PDFDict);
  const [top] = root.lookup(KEY.kids, PDFArray).asArray();
  if (!(top instanceof PDFRef)) throw new Error('This PDF has no structure of ours.');
  const kids = context.lookup(top, PDFDict).lookup(KEY.kids, PDFArray);
  const tree = root.lookup(KEY.parentTree, PDFDict);
  const numbers = tree.lookup(KEY.numbers, PDFArray);
  const next = root.lookup(KEY.nextKey, PDFNumber).asNumber();
  return {
    top,
    kids,
    children: kids.asArray().filter((kid) => kid instanceof PDFRef),
    numbers,
    next,
    entries: pairsOf(numbers),
    key: (key: number) => PDFNumber.of(next + key),
    close(added: number): void {
      root.set(KEY.nextKey, PDFNumber.of(next + added));
      // The root of a number tree needs no limits, and these would be wrong now.
      tree.delete(KEY.limits);
    },
  };
}

function pairsOf(numbers: PDFArray): [number, PDFRef | PDFArray][] {
  const pairs: [number, PDFRef | PDFArray][] = [];
  for (let at = 0; at + 1 < numbers.size(); at += 2) {
    const elements = numbers.get(at + 1);
    if (elements instanceof PDFRef || elements instanceof PDFArray)
      pairs.push([numbers.lookup(at, PDFNumber).asNumber(), elements]);
  }
  return pairs;
}

function elementOf(document: PDFDocument, ref: PDFRef): PDFDict {
  return document.context.lookup(ref, PDFDict);
}
