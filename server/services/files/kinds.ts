// Recognises a file by its name ending and its content; both must say the same kind.
import type { FileKind } from '../ports.ts';

interface Kind {
  readonly type: string;
  readonly endings: readonly string[];
  /** First bytes of such a file; a PDF may carry a little before its mark. */
  readonly starts: (body: Buffer) => boolean;
}

const KINDS = {
  pdf: {
    type: 'application/pdf',
    endings: ['.pdf'],
    starts: (body) => body.subarray(0, 1024).includes('%PDF-'),
  },
  png: {
    type: 'image/png',
    endings: ['.png'],
    starts: (body) => body.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  jpg: {
    type: 'image/jpeg',
    endings: ['.jpg', '.jpeg'],
    starts: (body) => body.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  },
  gif: {
    type: 'image/gif',
    endings: ['.gif'],
    starts: (body) => /^GIF8[79]a$/.test(body.subarray(0, 6).toString('latin1')),
  },
} as const satisfies Record<FileKind, Kind>;

/** The accepted kind that both the name and the content say, or undefined. */
export function kindOf(
  name: string,
  content: Uint8Array,
  accept: readonly FileKind[],
): FileKind | undefined {
  const lower = name.toLowerCase();
  const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return accept.find((id) => {
    const kind: Kind = KINDS[id];
    return kind.endings.some((ending) => lower.endsWith(ending)) && kind.starts(body);
  });
}

/** Media type of a kind. */
export function typeOf(kind: FileKind): string {
  return KINDS[kind].type;
}
