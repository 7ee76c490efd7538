// Makes pdfmake write tagged PDFs: each line is drawn as content of its tag, everything else as an artifact.
// pdfmake lays out and pdfkit below it can tag, but pdfmake never asks it to; so we stand between the two.
import { createRequire } from 'node:module';
import type { Tag, Tags } from './tags.ts';

type StructContent = object;
type StructElement = object;

/** What we use of pdfkit. */
interface PdfDocument {
  readonly page: { readonly dictionary: { readonly data: Record<string, unknown> } };
  markContent(tag: string): void;
  markStructureContent(tag: string): StructContent;
  endMarkedContent(): void;
  struct(type: string, options: object, children: readonly object[]): StructElement;
  addStructure(element: StructElement): void;
}

/** A line or an image; ours carry the id of their tag. */
interface Drawn {
  tagId?: string;
}

interface Page {
  readonly items: readonly { readonly item: Drawn }[];
}

interface LayoutBuilder {
  buildNextLine(node: Drawn): Drawn | null;
}

interface Renderer {
  readonly pdfDocument: PdfDocument;
  tagging?: Tagging;
  renderPages(pages: readonly Page[]): void;
  renderLine(line: Drawn, x: number, y: number): void;
  renderVector(vector: Drawn): void;
  renderImage(image: Drawn): void;
}

const printing = new Map<string, Tags>();

/** The tags of the document that is printed under this prefix, until it is printed. */
export async function whilePrinting<T>(
  prefix: string,
  tags: Tags,
  print: () => Promise<T>,
): Promise<T> {
  printing.set(prefix, tags);
  try {
    return await print();
  } finally {
    printing.delete(prefix);
  }
}

/** Puts itself between pdfmake's layout, its renderer and pdfkit, once for the process. */
export function teachTagging(): void {
  const builder = prototypeOf<LayoutBuilder>('pdfmake/js/LayoutBuilder.js');
  const { buildNextLine } = builder;
  builder.buildNextLine = function (node) {
    const line = buildNextLine.call(this, node);
    if (line && node.tagId !== undefined) line.tagId = node.tagId;
    return line;
  };
  const prototype = prototypeOf<Renderer>('pdfmake/js/Renderer.js');
  const { renderPages, renderLine, renderVector, renderImage } = prototype;
  prototype.renderPages = function (pages) {
    const tags = tagsOf(pages);
    if (!tags) return renderPages.call(this, pages);
    this.tagging = new Tagging(this.pdfDocument, tags);
    renderPages.call(this, pages);
    this.tagging.finish();
  };
  prototype.renderLine = function (line, x, y) {
    const draw = () => renderLine.call(this, line, x, y);
    return this.tagging ? this.tagging.draw(line, draw) : draw();
  };
  prototype.renderVector = function (vector) {
    const draw = () => renderVector.call(this, vector);
    return this.tagging ? this.tagging.draw({}, draw) : draw();
  };
  prototype.renderImage = function (image) {
    const draw = () => renderImage.call(this, image);
    return this.tagging ? this.tagging.draw(image, draw) : draw();
  };
}

function prototypeOf<T>(file: string): T {
  const require = createRequire(import.meta.url);
  return (require(file) as { readonly default: { readonly prototype: T } }).default.prototype;
}

function tagsOf(pages: readonly Page[]): Tags | undefined {
  for (const { items } of pages)
    for (const { item } of items) {
      const tags = item.tagId && printing.get(item.tagId.split('.')[0] ?? '');
      if (tags) return tags;
    }
  return undefined;
}

class Tagging {
  readonly #document: PdfDocument;
  readonly #tags: Tags;
  readonly #contents = new Map<Tag, StructContent[]>();
  /** The page a heading of a table was first drawn on; its repetitions are there for the eye only. */
  readonly #firstPage = new Map<Tag, object>();

  constructor(document: PdfDocument, tags: Tags) {
    this.#document = document;
    this.#tags = tags;
  }

  draw(drawn: Drawn, work: () => void): void {
    const tag = drawn.tagId === undefined ? undefined : this.#tags.find(drawn.tagId);
    if (!tag || this.#isRepeated(tag)) this.#document.markContent('Artifact');
    else this.#contentsOf(tag).push(this.#document.markStructureContent(tag.name));
    work();
    this.#document.endMarkedContent();
  }

  /** The tree can be written only when all content is drawn. */
  finish(): void {
    this.#document.addStructure(this.#element(this.#tags.root));
  }

  #isRepeated(tag: Tag): boolean {
    if (tag.scope !== 'Column') return false;
    const { page } = this.#document;
    const first = this.#firstPage.get(tag) ?? page;
    this.#firstPage.set(tag, first);
    return first !== page;
  }

  #contentsOf(tag: Tag): StructContent[] {
    const known = this.#contents.get(tag) ?? [];
    this.#contents.set(tag, known);
    return known;
  }

  #element(tag: Tag): StructElement {
    const { name, scope, alt } = tag;
    const children = tag.children.map((child) => this.#element(child));
    const options = { ...(scope && { scope }), ...(alt && { alt }) };
    return this.#document.struct(name, options, [...(this.#contents.get(tag) ?? []), ...children]);
  }
}
