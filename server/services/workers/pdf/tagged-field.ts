// Gives a field its place in the structure of a tagged PDF, at its end, so that it is read out with the page it stands on.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
} from 'pdf-lib';

interface Tagged {
  readonly page: PDFPage;
  readonly widget: PDFDict;
  readonly ref: PDFRef;
}

const name = PDFName.of;

/** The document is one of our printer: one `Document` element, under which everything stands. */
export function addToStructure(
  { context, catalog }: PDFDocument,
  { page, widget, ref }: Tagged,
): void {
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
  const [top] = root.lookup(name('K'), PDFArray).asArray();
  if (!(top instanceof PDFRef)) throw new Error('This PDF has no structure of ours.');
  const key = root.lookup(name('ParentTreeNextKey'), PDFNumber);
  const element = context.register(
    context.obj({
      Type: 'StructElem',
      S: 'Form',
      P: top,
      Pg: page.ref,
      K: { Type: 'OBJR', Obj: ref, Pg: page.ref },
    }),
  );
  context.lookup(top, PDFDict).lookup(name('K'), PDFArray).push(element);
  const numbers = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
  numbers.push(key);
  numbers.push(element);
  root.set(name('ParentTreeNextKey'), PDFNumber.of(key.asNumber() + 1));
  widget.set(name('StructParent'), key);
  // With fields on it, a page has to say in which order they are reached: that of the structure.
  page.node.set(name('Tabs'), name('S'));
}
