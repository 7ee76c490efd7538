// A long text as it is written, with a small toolbar for its marks; what is pasted comes in as plain words.

import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useState } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { BoxProps } from './box.ts';
import { LinkMaker } from './LinkMaker.tsx';
import { around, asLines, cleaned, type Edit, type Edited, nextItem } from './markdown-edits.ts';
import { selectedIn, typeInto } from './type-into.ts';

const TOOLS = [
  { name: 'bold', edit: around('**') },
  { name: 'heading', edit: asLines('## ') },
  { name: 'list', edit: asLines('- ') },
] as const satisfies readonly { readonly name: string; readonly edit: Edit }[];

export function LongText({ ref: box, labelledBy, text, onText, onLeave }: BoxProps): ReactElement {
  const t = useT();
  /** What was selected when a link was asked for. */
  const [link, setLink] = useState<readonly [from: number, to: number]>();
  const apply = (edit: Edit): void => {
    const at = box.current;
    if (!at) return;
    put(at, edit(at.value, at.selectionStart, at.selectionEnd, t('studio.long.sample')));
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    const at = box.current;
    if (!at || pasted === '') return;
    event.preventDefault();
    typeInto(at, cleaned(pasted), at.selectionStart, at.selectionEnd);
  };
  return (
    <div className="st-long">
      <fieldset className="st-tools" aria-label={t('studio.long.tools')}>
        <Tools onEdit={apply} />
        <button
          type="button"
          className="btn quiet"
          aria-expanded={link !== undefined}
          onClick={() => setLink(link || !box.current ? undefined : selectedIn(box.current))}
        >
          {t('studio.long.link')}
        </button>
      </fieldset>
      {link && (
        <LinkMaker
          words={text.slice(...link)}
          onMake={(made) => {
            setLink(undefined);
            if (box.current) typeInto(box.current, made, ...link);
          }}
          onEnd={() => {
            setLink(undefined);
            box.current?.focus();
          }}
        />
      )}
      <textarea
        ref={box}
        className="st-in st-box"
        aria-labelledby={labelledBy}
        rows={16}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onPaste={paste}
        onKeyDown={goOnListing}
        onBlur={onLeave}
      />
    </div>
  );
}

function put(box: HTMLTextAreaElement, { words, from, to, select }: Edited): void {
  typeInto(box, words, from, to);
  box.setSelectionRange(...select);
}

/** Enter in a list begins its next item. */
function goOnListing(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: box, key, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (box.selectionStart !== box.selectionEnd) return;
  const edited = nextItem(box.value, box.selectionStart);
  if (!edited) return;
  event.preventDefault();
  put(box, edited);
}

function Tools({ onEdit }: { readonly onEdit: (edit: Edit) => void }): ReactElement {
  const t = useT();
  return (
    <>
      {TOOLS.map(({ name, edit }) => (
        <button
          key={name}
          type="button"
          className="btn quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onEdit(edit)}
        >
          {t(`studio.long.${name}`)}
        </button>
      ))}
    </>
  );
}
