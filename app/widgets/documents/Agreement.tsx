// A tick under what it agrees to, with the documents it names to read and to keep.

import { type ReactElement, useState } from 'react';
import type { Json, MarkdownTree } from '../../../runtime/core/index.ts';
import {
  Button,
  Dialog,
  type FieldView,
  Icon,
  Markdown,
  type PlaceProps,
  TickField,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { DOCUMENTS, type DocumentId } from './downloads.ts';
import { statesOf } from './states.ts';
import './documents.css';

const AGREEMENT = 'documents.attorney_agreement';
const valueIn = (view: FieldView): Json | undefined => view.value;

/** Widget `agreement` of the portal. What is printed as a document of its own opens in a dialog. */
export function Agreement(props: PlaceProps): ReactElement {
  const { bundle } = useStore();
  const page = typeof props.options.page === 'string' ? props.options.page : '';
  const tree = bundle.pages[page];
  const isDocument = page.startsWith('documents.');
  return (
    <TickField
      {...props}
      above={
        <>
          {tree && !isDocument && (
            <div className="f-statement">
              <Markdown tree={tree} level={2} />
            </div>
          )}
          <Documents preview={isDocument ? tree : bundle.pages[AGREEMENT]} />
        </>
      }
    />
  );
}

/** The agreement, and the fee schedules of the states the attorney is licensed in. */
function Documents({ preview }: { readonly preview: MarkdownTree | undefined }): ReactElement {
  const store = useStore();
  // Licenses decide which schedules are offered.
  useViewOf('/credentials', valueIn);
  const states = statesOf(store.answers());
  return (
    <div className="docs">
      <Printed document="agreement" preview={preview} />
      {states.others && <Printed document="standard" preview={undefined} />}
      {states.california && <Printed document="california" preview={undefined} />}
    </div>
  );
}

interface PrintedProps {
  readonly document: DocumentId;
  readonly preview: MarkdownTree | undefined;
}

function Printed({ document, preview }: PrintedProps): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="f-file">
      <Icon name="file" />
      <span>
        {t(DOCUMENTS[document].label)}
        {preview && (
          <small>
            <button type="button" className="f-linkbtn" onClick={() => setOpen(true)}>
              {t('app.application.agreement.open')}
            </button>
          </small>
        )}
      </span>
      <span className="f-end">
        <DocumentButton document={document} short />
      </span>
      {open && preview && (
        <Dialog
          wide
          title={t(DOCUMENTS[document].label)}
          onClose={() => setOpen(false)}
          actions={
            <>
              <DocumentButton document={document} />
              <Button look="primary" onClick={() => setOpen(false)}>
                {t('runtime.close')}
              </Button>
            </>
          }
        >
          <div className="f-statement preview">
            <Markdown tree={preview} level={2} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
