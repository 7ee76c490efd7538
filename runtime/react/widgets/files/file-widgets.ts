// The widgets by which people hand files over, as one file: they share what they check and say.
export { DocumentsWidget } from './documents.tsx';
export { UploadWidget } from './upload.tsx';
