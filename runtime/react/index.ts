// The door of the form runtime's screen: forms, wizard, summary, drafts, and the ports a host hands in.
import './styles/index.css';

export { forgetRead, refreshRead } from './calls/forget-read.ts';
export { forgetAnswers, forgetBy } from './calls/forgetting.ts';
export { answerBody, questionKey } from './calls/question.ts';
export type {
  CallAnswer,
  CallClient,
  CallOptions,
  Navigation,
  Toast,
  ToastKind,
  Traced,
} from './common/ports.ts';
export {
  FormRuntimeProvider,
  useField,
  useFormRuntime,
  useStatus,
  useStore,
  useTexts,
  useViewOf,
} from './context/context.tsx';
export { registerFrame } from './context/frame.ts';
export {
  type Field,
  type PlaceProps,
  registerFields,
  registerWidgets,
  type Widget,
} from './context/widget.ts';
export type { Autosave, DraftState } from './drafts/autosave.ts';
export { ConflictDialog } from './drafts/ConflictDialog.tsx';
export { createAutosave } from './drafts/create-autosave.ts';
export { LeftOutNotice } from './drafts/LeftOutNotice.tsx';
export { forgetLocal, holdLocal, type LocalDraft, localDraft } from './drafts/local.ts';
export { type Resumed, resumeDraft } from './drafts/resume.ts';
export { SaveAndExit } from './drafts/SaveAndExit.tsx';
export { SaveStatus } from './drafts/SaveStatus.tsx';
export { unkeptIn } from './drafts/unkept.ts';
export { SingleForm } from './form/SingleForm.tsx';
export { serverFaults } from './form/server-faults.ts';
export { type FormLoader, type LoadedForm, loadForm } from './load/load.ts';
export { helpersOf } from './load/modules.ts';
export { templatesOf } from './load/templates.ts';
export { Button } from './parts/Button.tsx';
export { ConfirmDialog } from './parts/ConfirmDialog.tsx';
export { Dialog } from './parts/Dialog.tsx';
export {
  controlProps,
  describedBy,
  FieldFrame,
  fieldId,
} from './parts/FieldFrame.tsx';
export { focusFirstIn, focusId } from './parts/focus.ts';
export { ICON_PATHS, Icon } from './parts/Icon.tsx';
export { Markdown } from './parts/Markdown.tsx';
export { fetchedOnce, onDemand } from './parts/on-demand.tsx';
export { usePrinting } from './parts/printing.ts';
export { onReach, reach } from './parts/reach.ts';
export { saveBlob } from './parts/save-blob.ts';
export { Receipt } from './receipt/Receipt.tsx';
export { RecordEditor } from './record/RecordEditor.tsx';
export { type LoadedRecord, recordIn, shownAnswers } from './record/record-body.ts';
export { keepingSecrets } from './record/stored-secrets.ts';
export { createFormStore } from './store/create-store.ts';
export { textOfFault } from './store/fault-text.ts';
export type { FormStore } from './store/form-store.ts';
export { type Marks, movedMarks } from './store/marks.ts';
export type { FieldView } from './store/view.ts';
export { Badge, type BadgeTone, badgeTone } from './summary/Badge.tsx';
export { RowState } from './summary/RowState.tsx';
export { registerSummaries } from './summary/registry.ts';
export { Summary } from './summary/Summary.tsx';
export type { Shown } from './summary/value.ts';
export { DataTable, type DataTableProps } from './table/DataTable.tsx';
export * as tableRoles from './table/roles.ts';
export { Tag } from './table/Tag.tsx';
export { placeIn } from './table/table-place.ts';
export { FieldAt, SectionTree } from './tree/SectionTree.tsx';
export { rjsfField } from './widgets/bind/rjsf-field.tsx';
export { type Offered, OneOf } from './widgets/choices/one-of.tsx';
export { TickAll } from './widgets/choices/tick-all.tsx';
export { TickField } from './widgets/compound/agreement.tsx';
export { heldFile } from './widgets/files/held-files.ts';
export { DeleteDialog } from './widgets/lists/DeleteDialog.tsx';
export { useRowsAside } from './widgets/lists/list-rows.ts';
export { listText } from './widgets/lists/list-texts.ts';
export { SetAside } from './widgets/lists/SetAside.tsx';
export { type Undoable, UndoNote } from './widgets/lists/UndoNote.tsx';
export { undoneRows } from './widgets/lists/undone-rows.ts';
export { Wizard, type WizardProps } from './wizard/Wizard.tsx';
