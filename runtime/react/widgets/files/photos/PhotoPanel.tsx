// The pages of a PDF that is made of photos: seen in their order, moved, turned, taken out, added to, and put together.

import { type ReactElement, useState } from 'react';
import { sizeParams } from '../../../../core/index.ts';
import { useTexts } from '../../../context/context.tsx';
import { Button } from '../../../parts/Button.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { afterDrawing } from '../../../parts/focus.ts';
import { FilePick } from '../common/FilePick.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { ANY_PICTURE, pdfName, suggestedName } from './photo-files.ts';
import type { PhotoStack, PhotosNow } from './photo-stack.ts';
import { putTogether } from './put-together.ts';
import './photos.css';

export interface PanelProps {
  /** Its controls are named after it. */
  readonly id: string;
  readonly stack: PhotoStack;
  readonly now: PhotosNow;
  /** Of one file. */
  readonly maxBytes: number | undefined;
  /** Names of files that the place has already. */
  readonly taken: readonly string[];
  /** Takes the PDF as a file that was chosen; what is wrong with it, '' where nothing is. */
  readonly onMade: (file: File) => Promise<string>;
  /** The panel goes: focus must not go with it. */
  readonly onGone: () => void;
}

/** Nothing in it is sent before the button is pressed, and nothing is thrown away before that was asked about. */
export function PhotoPanel(props: PanelProps): ReactElement {
  const { id, stack, now, onGone } = props;
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { busy, fault, make, name } = useMaking(props);
  const count = now.pages.length;
  return (
    <fieldset id={id} className="f-photos" aria-describedby={`${id}-order`}>
      <legend className="f-lab">{t('runtime.photos.title')}</legend>
      <p className="f-hint" id={`${id}-order`}>
        {t('runtime.photos.order')}
      </p>
      <Pages {...props} busy={busy} />
      <label className="f-lab" htmlFor={`${id}-name`}>
        {t('runtime.photos.name')}
      </label>
      <input
        id={`${id}-name`}
        className="f-in"
        maxLength={100}
        autoComplete="off"
        value={now.name ?? name}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        onChange={({ target }) => stack.rename(target.value)}
      />
      {fault !== '' && (
        <p className="f-msg" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <div className="f-photos-acts">
        <Button busy={busy} once onClick={() => void make()}>
          {count === 1 ? t('runtime.photos.make.one') : t('runtime.photos.make.many', { count })}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => setAsked(true)}>
          {t('runtime.upload.cancel')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('runtime.photos.discard.title')}
          confirm={t('runtime.photos.discard.confirm')}
          cancel={t('runtime.photos.discard.cancel')}
          destructive
          onConfirm={() => {
            setAsked(false);
            stack.discard();
            afterDrawing(onGone);
          }}
          onCancel={() => setAsked(false)}
        >
          <p>{t('runtime.photos.discard.text', { count })}</p>
        </ConfirmDialog>
      )}
    </fieldset>
  );
}

/** The tiles, and after them the one that adds another. What is done to a tile that moves or goes is said. */
function Pages(props: PanelProps & { readonly busy: boolean }): ReactElement {
  const { id, stack, now, busy, onGone } = props;
  const { t } = useTexts();
  const [said, setSaid] = useState('');
  const { pages } = now;
  const count = pages.length;
  return (
    <>
      <ol className="f-photo-list">
        {pages.map((page, at) => (
          <PhotoTile
            key={page.id}
            id={`${id}-page-${page.id}`}
            page={page}
            number={at + 1}
            count={count}
            busy={busy}
            onMove={(by) => {
              stack.move(page.id, by);
              setSaid(t('runtime.photos.moved', { name: page.name, page: at + 1 + by, count }));
            }}
            onTurn={() => {
              stack.turn(page.id);
              const turn = stack.now().pages[at]?.turn ?? 0;
              setSaid(t('runtime.photos.turned', { page: at + 1, turn }));
            }}
            onRemove={() => {
              stack.remove([page.id]);
              setSaid(t('runtime.photos.removed', { name: page.name, count: count - 1 }));
              afterDrawing(
                count === 1 ? onGone : () => document.getElementById(`${id}-add`)?.focus(),
              );
            }}
          />
        ))}
        <li className="f-photo f-photo-add">
          <FilePick
            id={`${id}-add`}
            label={t('runtime.photos.add')}
            text={t('runtime.photos.add')}
            icon="camera"
            accept={[ANY_PICTURE]}
            look="quiet"
            onFiles={(files) => void stack.add(files)}
          />
        </li>
      </ol>
      <p className="f-sr" role="status">
        {said}
      </p>
    </>
  );
}

/** Is the person in that place, or nowhere? A button that is at work may let focus go. */
function isFocusIn(id: string): boolean {
  const { activeElement, body } = document;
  const room = document.getElementById(id);
  return activeElement === null || activeElement === body || room?.contains(activeElement) === true;
}

/** Makes the PDF and hands it over; the pages are kept until it was taken. */
function useMaking({ id: panelId, stack, now, maxBytes, taken, onMade, onGone }: PanelProps) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const names = now.pages.map((page) => page.name);
  const name = suggestedName(texts, names, taken);
  const put = async (): Promise<string> => {
    const { pages } = now;
    const wanted = { name: pdfName(now.name?.trim() || name), maxBytes };
    const file = await putTogether(pages, wanted).catch(() => null);
    if (file === null) return texts.t('runtime.photos.failed');
    if (file === undefined)
      return texts.t('runtime.photos.tooLarge', sizeParams(maxBytes ?? Number.POSITIVE_INFINITY));
    const wrong = await onMade(file);
    if (wrong !== '') return wrong;
    // Before the panel goes, and only where it takes focus with it: the file may be there, and somebody at it.
    if (isFocusIn(panelId)) onGone();
    stack.remove(pages.map(({ id }) => id));
    return '';
  };
  const make = async (): Promise<void> => {
    setFault('');
    setBusy(true);
    // Drawn as busy before a phone has its hands full.
    await new Promise<void>((drawn) => afterDrawing(drawn));
    const wrong = await put();
    setBusy(false);
    setFault(wrong);
  };
  return { busy, fault, make, name };
}
