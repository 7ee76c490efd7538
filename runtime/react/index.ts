// The door of the form runtime's screen: forms, wizard, summary, drafts, and the ports a host hands in.

import './styles/index.css';

export { forgetRead, refreshRead } from './calls/forget-read.ts';
export { forgetAnswers, forgetBy } from './calls/forgetting.ts';
export { answerBody, questionKey } from './calls/question.ts';
export {
  type FormRuntime,
  FormRuntimeProvider,
  useField,
  useFormRuntime,
  useRowIds,
  useStatus,
  useStore,
  useTexts,
  useView,
  useViewOf,
} from './context.tsx';
export type { Autosave, DraftState } from './drafts/autosave.ts';
export { ConflictDialog } from './drafts/ConflictDialog.tsx';
export { createAutosave } from './drafts/create-autosave.ts';
export { LeftOutNotice } from './drafts/LeftOutNotice.tsx';
export { forgetLocal, type LocalDraft, localDraft } from './drafts/local.ts';
export { type Resumed, resumeDraft } from './drafts/resume.ts';
export { SaveAndExit } from './drafts/SaveAndExit.tsx';
export { SaveStatus } from './drafts/SaveStatus.tsx';
export { unkeptIn } from './drafts/unkept.ts';
export { ErrorSummary } from './form/ErrorSummary.tsx';
export { SingleForm, type SingleFormProps } from './form/SingleForm.tsx';
export { serverFaults } from './form/server-faults.ts';
export { registerFrame } from './frame.ts';
export { type FormLoader, type LoadedForm, loadForm } from './load.ts';
export { helpersOf } from './modules.ts';
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
export { Icon, type IconName } from './parts/Icon.tsx';
export { Markdown } from './parts/Markdown.tsx';
export { fetchedOnce, onDemand } from './parts/on-demand.tsx';
export { usePrinting } from './parts/printing.ts';
export { onReach, reach } from './parts/reach.ts';
export { saveBlob } from './parts/save-blob.ts';
export type {
  CallAnswer,
  CallClient,
  CallOptions,
  Navigation,
  Toast,
  ToastKind,
  Traced,
} from './ports.ts';
export { RecordEditor, type RecordEditorProps } from './record/RecordEditor.tsx';
export { type LoadedRecord, recordIn, shownAnswers } from './record/record-body.ts';
export { createFormStore } from './store/create-store.ts';
export type { Attempt, FormStore, FormStoreOptions } from './store/form-store.ts';
export type { FieldView } from './store/view.ts';
export { Badge, type BadgeTone, badgeTone } from './summary/Badge.tsx';
export { RowState } from './summary/RowState.tsx';
export { registerSummaries } from './summary/registry.ts';
export { Summary, type SummaryProps } from './summary/Summary.tsx';
export type { Shown } from './summary/value.ts';
export { DataTable, type DataTableProps } from './table/DataTable.tsx';
export type { TableAddress, TableHost, TableLink } from './table/host.ts';
export * as tableRoles from './table/roles.ts';
export { Tag, type TagProps } from './table/Tag.tsx';
export { templatesOf } from './templates.ts';
export { FieldAt, SectionTree } from './tree/SectionTree.tsx';
export {
  type Field,
  type PlaceProps,
  type RegisteredWidget,
  registerFields,
  registerWidgets,
  type Widget,
} from './widget.ts';
export { TickField } from './widgets/agreement.tsx';
export { DeleteDialog } from './widgets/DeleteDialog.tsx';
export { heldFile } from './widgets/held-files.ts';
export { useRowsAside } from './widgets/list-rows.ts';
export { listText } from './widgets/list-texts.ts';
export { rjsfField } from './widgets/rjsf-field.tsx';
export { SetAside } from './widgets/SetAside.tsx';
export { TickAll } from './widgets/tick-all.tsx';
export { type Undoable, UndoNote } from './widgets/UndoNote.tsx';
export { undoneRows } from './widgets/undone-rows.ts';
export { Wizard, type WizardProps } from './wizard/Wizard.tsx';
