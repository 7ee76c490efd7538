// A tick under what it agrees to, with the documents it names to read and to keep.

import { type ReactElement, useState } from 'react';
import type { MarkdownTree } from '../../../runtime/core/index.ts';
import {
  Button,
  Dialog,
  Icon,
  Markdown,
  type PlaceProps,
  TickField,
  useStore,
  useTexts,
} from '../../../runtime/react/index.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { type DocumentToSave, useDocuments } from './downloads.ts';
import './documents.css';

/** Widget `agreement` of the portal. What is printed as a document of its own opens in a dialog. */
export function Agreement(props: PlaceProps): ReactElement {
  const { bundle } = useStore();
  const page = typeof props.options.page === 'string' ? props.options.page : '';
  const tree = bundle.pages[page];
  return (
    <TickField
      {...props}
      above={
        <>
          {tree && !isDocument(page) && (
            <div className="f-statement">
              <Markdown tree={tree} level={2} />
            </div>
          )}
          <Documents />
        </>
      }
    />
  );
}

const isDocument = (page: string): boolean => page.startsWith('documents.');

/** What is offered to whoever gave these answers; what the form brings along can be read at once. */
function Documents(): ReactElement {
  const { bundle } = useStore();
  const documents = useDocuments();
  return (
    <div className="docs">
      {documents.map((document) => (
        <Printed
          key={document.id}
          document={document}
          preview={bundle.pages[`documents.${document.id}`]}
        />
      ))}
    </div>
  );
}

interface PrintedProps {
  readonly document: DocumentToSave;
  readonly preview: MarkdownTree | undefined;
}

function Printed({ document, preview }: PrintedProps): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="f-file">
      <Icon name="file" />
      <span>
        {document.label}
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
          title={document.label}
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
